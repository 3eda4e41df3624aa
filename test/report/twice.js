process.on('uncaughtException', () => {
  throw new Error('the listener, too');
});
throw new Error('first');
