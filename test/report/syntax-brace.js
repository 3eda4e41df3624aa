function f() {
  if (1) {
  }}
}
var after = 1;
