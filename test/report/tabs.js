function f() {
	  throw  new Error('indented with a tab');
}
f();
