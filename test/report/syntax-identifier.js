if (true) {
	foo bar;
}
