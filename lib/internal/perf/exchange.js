'use strict';
// internal/perf/exchange - entries of type 'http' and 'net': exchanges of HTTP, connections made.
// https://nodejs.org/api/perf_hooks.html#performanceentrydetail
// Loaded when somebody observes them: internal/diagnostics counts.perfHttp, counts.perfNet.

const { makeEntry } = require('internal/perf/entry');
const { tell } = require('internal/perf/observer');
const { now } = internalBinding('performance');

function describeAnswer({ statusCode, statusMessage }, headers) {
  return { statusCode, statusMessage, headers };
}

/**
 * A server has a request; its entry comes with the answer's end.
 * @param {http.IncomingMessage} req
 * @param {http.ServerResponse} res
 */
function watchServer(req, res) {
  const start = now();
  res.on('finish', () => {
    const { method, url, headers } = req;
    tell(makeEntry('HttpRequest', 'http', start, now() - start, {
      req: { method, url, headers },
      res: describeAnswer(res, res.getHeaders()),
    }));
  });
}

/** The client has sent a request: ends with the head of the response. */
function watchClient(request) {
  const start = now();
  const { method, protocol, host, path } = request;
  request.prependOnceListener('response', (res) => {
    tell(makeEntry('HttpClient', 'http', start, now() - start, {
      req: { method, url: `${protocol}//${host}${path}`, headers: request.getHeaders() },
      res: describeAnswer(res, res.headers),
    }));
  });
}

const attempts = new WeakMap(); // socket -> its last { start, host, port }

/** A socket begins to connect to an address over TCP; it may try others later. */
function watchConnect(socket, host, port) {
  const isFirst = !attempts.has(socket);
  attempts.set(socket, { start: now(), host, port });
  if (!isFirst) return;
  socket.prependOnceListener('connect', () => {
    const { start, ...detail } = attempts.get(socket);
    attempts.delete(socket);
    tell(makeEntry('connect', 'net', start, now() - start, detail));
  });
}

module.exports = { watchServer, watchClient, watchConnect };
