// Needs more than the C API
function fail() {
  throw 5;
}
fail();
