async function work() {
  await null;
  throw new Error('after an await');
}
work();
