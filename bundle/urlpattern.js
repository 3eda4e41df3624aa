'use strict';
// bundle/urlpattern: becomes internal/bundle/urlpattern; its face is lib/internal/url/pattern.js.

exports.URLPattern = require('urlpattern-polyfill/urlpattern').URLPattern;
