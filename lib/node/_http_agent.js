'use strict';
// _http_agent - an old name of http's Agent.  Deprecated in Node, without a page of its own.

const agents = require('internal/http/agent');

module.exports = {
  Agent: agents.Agent,
  get globalAgent() { return agents.globalAgent; },
  set globalAgent(value) { agents.globalAgent = value; },
};
require('internal/unbuilt').complete(module.exports, '_http_agent');
