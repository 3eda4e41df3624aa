'use strict';
// internal/process/fatal - uncaught exceptions and unhandled rejections.

function onFatal(error) {
  const { reallyExit } = internalBinding('process');
  let text;
  try {
    text = error && error.stack ? `${error}\n${error.stack}` : String(error);
  } catch {
    text = 'an error that cannot be shown';
  }
  internalBinding('stdio').write(2, `Uncaught ${text}\n`);
  reallyExit(1);
}

module.exports = { onFatal, rejections: { run() {} } };
