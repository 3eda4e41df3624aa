// Needs more than the C API
process.nextTick(() => {
  if (true) throw { a: 1 };
});
