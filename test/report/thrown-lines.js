// Needs more than the C API
setTimeout(() => {
  throw new RangeError(
    'on three lines',
    { cause: 5 }
  );
});
