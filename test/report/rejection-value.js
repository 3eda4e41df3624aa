process.exitCode = 3; // is of no account
Promise.reject({ a: 1 });
// No excerpt
