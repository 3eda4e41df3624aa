/* url_parser — what url.c (parsing) and url_set.c (setters) share: the parts of the parser that
 * setters run alone ("state override" in the standard). */
#pragma once

#include "text/url.h"

/* `in` from `p` on is still to be read. */
struct url_parser {
  struct buf *out;
  struct url_marks *m;
  const struct url_view *base;
  const char *p, *end;
  enum url_scheme scheme;
  bool is_setter; /* '?' and '#' end nothing */
};

static inline bool url_parser_is_slash(const struct url_parser *u, char c) {
  return c == '/' || (c == '\\' && u->scheme != URL_OTHER);
}

/* The characters of a scheme before ':' (or, for setters, before the end); 0: there is none. */
size_t url_parser_scheme_len(const char *p, const char *end, bool is_setter);

/* The ':' that ends a host in [p, end), or `end`; those inside brackets don't. */
const char *url_parser_find_port(const char *p, const char *end);

/* The first that ends an authority: '/', '?', '#', with a special scheme '\', or the end. */
const char *url_parser_authority_end(const struct url_parser *u);

/* Appends the host in [p, end); "localhost" of a file URL becomes the empty host. */
MUST_USE int url_parser_host(struct url_parser *u, const char *p, const char *end);

/* "Path start state" and "path state": appends the path, segment by segment.  m->path_start is set. */
MUST_USE int url_parser_path_start(struct url_parser *u);

/* Puts "/." before a path that would read as a host; m->path_start moves then. */
MUST_USE int url_parser_guard_path(struct url_parser *u);

/* Without tab, LF, CR: `in` itself when it has none, else a copy in *room. */
MUST_USE int url_parser_clean(struct slice *in, struct buf *room);
