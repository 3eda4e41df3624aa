try {
  require('./syntax-token.js');
} catch (error) {
  console.error(error.stack);
}
