// Needs more than the C API
const error = new Error('made here');
function give(it) {
  throw it;
}
try {
  give(error);
} finally {
  error.done = true;
}
