'use strict';
// stream/promises -- pipeline() and finished() as promises.
// Public face: this.  Native half: none.

const { finishedPromise } = require('internal/streams/end-of-stream');
const { pipelinePromise } = require('internal/streams/pipeline');

module.exports = {
  finished: finishedPromise,
  pipeline: pipelinePromise,
};
