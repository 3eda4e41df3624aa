'use strict';
// In place of undici's own: the events are the globals of the same names.

const { MessageEvent } = require('internal/messaging/event');
const { CloseEvent, ErrorEvent } = require('internal/messaging/close_event');

exports.CloseEvent = CloseEvent;
exports.ErrorEvent = ErrorEvent;
exports.MessageEvent = MessageEvent;
exports.createFastMessageEvent = (type, init) => new MessageEvent(type, init);
