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

/** A socket begins to connect over TCP. */
function watchConnect(socket, host, port) {
  const start = now();
  socket.prependOnceListener('connect', () => {
    tell(makeEntry('connect', 'net', start, now() - start, { host, port }));
  });
}

module.exports = { watchServer, watchClient, watchConnect };
