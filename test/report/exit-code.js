process.on('exit', (code) => {
  console.error('exit', code);
  process.exitCode = 9;
});
throw new Error('x');
