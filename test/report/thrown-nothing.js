// Needs more than the C API
throw undefined;
