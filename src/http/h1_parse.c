#include "http/h1_parse.h"

#include <errno.h>

#include "base/check.h"
#include "base/mem.h"
#include "http/h1_facts.h"
#include "http/h1_scan.h"

/*  SKIP -> METHOD -> TARGET -> VERSION -> LINE -> NAME -> OWS -> VALUE -> LINE ... -> DONE requests
 *  SKIP -> STATUS -> REASON -> LINE ... responses LINE ... trailers h->state, tok and pos are
 * written when the input runs out; METHOD, VERSION and STATUS are short and start over, the others
 * go on at pos. */
enum state { SKIP, METHOD, TARGET, VERSION, STATUS, REASON, LINE, NAME, OWS, VALUE, DONE };

enum { GO_ON = 0, MORE = 1 }; /* answers of a step, beside errors */

/* Where we are; lives in registers. */
struct cursor {
  const char *base; /* first byte of the head */
  const char *p, *end;
};

static inline uint32_t offset(const struct cursor *c, const char *at) {
  return (uint32_t)(at - c->base);
}

static COLD int refuse(struct h1_head *h, struct cursor *c, const char *at, int err,
                       const char *why) {
  c->p = at;
  h->why = why;
  return err;
}

/* The input ended in the middle of `state`. */
static inline int wait_in(struct h1_head *h, enum state state, const struct cursor *c,
                          const char *tok) {
  h->state = state;
  h->tok = offset(c, tok);
  h->pos = offset(c, c->p);
  return MORE;
}

void h1_head_init(struct h1_head *h, enum h1_kind kind, struct h1_header *room, uint32_t cap) {
  *h = (struct h1_head){
      .kind = kind,
      .request_method = H1_METHOD_NONE,
      .max_bytes = H1_HEAD_BYTES,
      .max_headers = H1_HEADERS,
      .header = room,
      .cap = cap,
  };
  h1_head_reset(h);
}

void h1_head_reset(struct h1_head *h) {
  *h = (struct h1_head){
      .kind = h->kind,
      .request_method = h->request_method,
      .lenient = h->lenient,
      .max_bytes = h->max_bytes,
      .max_headers = h->max_headers,
      .header = h->header,
      .cap = h->cap,
      .owned = h->owned,
      .method = H1_METHOD_NONE,
      .host_ok = true,
      .state = h->kind == H1_TRAILERS ? LINE : SKIP,
  };
}

void h1_head_fini(struct h1_head *h) {
  if (h->owned) mem_free(h->header);
  h->header = NULL;
  h->owned = false;
  h->cap = 0;
}

static COLD int set_rooms(struct h1_head *h, uint32_t cap) {
  struct h1_header *rooms = mem_try_realloc(h->owned ? h->header : NULL, cap * sizeof *rooms);
  if (!rooms) return -ENOMEM;
  if (!h->owned && h->count) memcpy(rooms, h->header, h->count * sizeof *rooms);
  h->header = rooms;
  h->owned = true;
  h->cap = cap;
  return 0;
}

int h1_head_keep(struct h1_head *h) {
  if (h->owned) return 0;
  return set_rooms(h, h->count < 8 ? 16 : h->count * 2);
}

uint32_t h1_head_find(const struct h1_head *h, const char *buf, struct slice name, uint32_t from) {
  while (from < h->count &&
         !slice_is_equal_nocase(name, h1_head_slice(h, buf, h->header[from].name)))
    from++;
  return from < h->count ? from : h->count;
}

/* ---- the request line ---- */

static COLD int method_fails(struct h1_head *h, struct cursor *c, const char *tok) {
  struct slice got = slice_of(tok, (size_t)(c->p - tok));
  if (got.len <= H1_METHOD_LEN_MAX && c->p == c->end && h1_token_is_method_start(got)) {
    c->p = tok;
    return wait_in(h, METHOD, c, tok);
  }
  bool known = h1_token_method_within(got) != H1_METHOD_NONE;
  return refuse(h, c, tok, E_HPE_INVALID_METHOD,
                known ? "Expected space after method" : "Invalid method encountered");
}

static inline int parse_method(struct h1_head *h, struct cursor *c) {
  const char *tok = c->p;
  if (c->end - tok >= 4 && memcmp(tok, "GET ", 4) == 0) {
    h->method = H1_GET;
    c->p = tok + 4;
    return GO_ON;
  }
  const char *limit = c->end - tok > H1_METHOD_LEN_MAX + 1 ? tok + H1_METHOD_LEN_MAX + 1 : c->end;
  c->p = h1_scan_plain(tok, limit, H1_BYTE_TOKEN);
  if (c->p == c->end || *c->p != ' ') return method_fails(h, c, tok);
  h->method = h1_token_find_method(slice_of(tok, (size_t)(c->p - tok)));
  if (h->method == H1_METHOD_NONE) return method_fails(h, c, tok);
  c->p++;
  return GO_ON;
}

/* [ scheme "://" ] authority [ rest ]: anything that does not begin with '/' or '*'.  The grammar
 * is Node's: the scheme has letters only, the authority may be empty, '@' may not be doubled, and
 * all printable ASCII may follow the first '/' or '?'. */
static COLD int check_other_target(struct h1_head *h, struct cursor *c, const char *p,
                                   const char *end) {
  if (h->method != H1_CONNECT) {
    const char *scheme = p;
    while (p < end && ascii_lower(*p) >= 'a' && ascii_lower(*p) <= 'z') p++;
    if (p == scheme) return refuse(h, c, p, E_HPE_INVALID_URL, "Unexpected start char in url");
    if (end - p < 3 || memcmp(p, "://", 3) != 0)
      return refuse(h, c, p, E_HPE_INVALID_URL,
                    p == end ? "Invalid characters in url" : "Unexpected char in url schema");
    p += 3;
  }
  for (char last = 0; p < end && *p != '/' && *p != '?'; last = *p++)
    if (!h1_byte_is(*p, H1_BYTE_AUTHORITY) || (*p == '@' && last == '@'))
      return refuse(h, c, p, E_HPE_INVALID_URL, "Unexpected char in url server");
  return GO_ON;
}

static COLD int target_ends_badly(struct h1_head *h, struct cursor *c, const char *tok) {
  if (c->p == tok && *c->p == ' ')
    return refuse(h, c, tok, E_HPE_UNEXPECTED_SPACE, "Unexpected space before url");
  if (c->p == tok) return refuse(h, c, tok, E_HPE_INVALID_URL, "Unexpected start char in url");
  if (*c->p == '\r' || *c->p == '\n') /* HTTP/0.9, which Node still takes */
    return refuse(h, c, c->p, E_HPE_INVALID_VERSION, "Invalid HTTP version");
  return refuse(h, c, c->p, E_HPE_INVALID_URL,
                *c->p == '\t' ? "Invalid characters in url" : "Invalid char in url path");
}

static inline int parse_target(struct h1_head *h, struct cursor *c, const char *tok) {
  c->p = h1_scan_target(c->p, c->end);
  if (c->p == c->end) return wait_in(h, TARGET, c, tok);
  if (c->p == tok || *c->p != ' ') return target_ends_badly(h, c, tok);
  if (*tok != '/' && *tok != '*') {
    const char *end = c->p;
    int err = check_other_target(h, c, tok, end);
    if (err) return err;
  }
  h->target = (struct h1_span){offset(c, tok), (uint32_t)(c->p - tok)};
  h->counted = h->target.len;
  c->p++;
  return GO_ON;
}

/* What is wrong with a version at `tok`, or MORE when nothing is but its end is missing. */
static COLD int version_fails(struct h1_head *h, struct cursor *c, const char *tok,
                              enum state state) {
  static const char pattern[] = "HTTP/d.d";
  for (const char *p = tok, *w = pattern; *w; p++, w++) {
    if (p == c->end) return wait_in(h, state, c, tok);
    if (*w == 'd' ? (*p >= '0' && *p <= '9') : *p == *w) continue;
    if (w == pattern && *p == ' ')
      return refuse(h, c, p, E_HPE_UNEXPECTED_SPACE, "Unexpected space after url");
    if (w < pattern + 5)
      return refuse(h, c, p, E_HPE_INVALID_CONSTANT, "Expected HTTP/, RTSP/ or ICE/");
    return refuse(h, c, p, E_HPE_INVALID_VERSION,
                  *w == '.'          ? "Expected dot"
                  : w == pattern + 5 ? "Invalid major version"
                                     : "Invalid minor version");
  }
  return refuse(h, c, tok + 8, E_HPE_INVALID_VERSION, "Invalid HTTP version");
}

static COLD int request_version_fails(struct h1_head *h, struct cursor *c, const char *tok) {
  bool known = c->end - tok >= 8 && memcmp(tok, "HTTP/1.", 7) == 0 && (tok[7] | 1) == '1';
  if (!known) return version_fails(h, c, tok, VERSION);
  const char *p = tok + 8;
  if (p == c->end || (*p == '\r' && p + 1 == c->end)) return wait_in(h, VERSION, c, tok);
  if (*p != '\r') return refuse(h, c, p, E_HPE_INVALID_VERSION, "Expected CRLF after version");
  return refuse(h, c, p + 1, E_HPE_STRICT, "Expected CRLF after version");
}

/* HTTP/1.0 and HTTP/1.1 only: Node also takes 0.9 and 2.0 here and answers them as if nothing were
 * wrong; RFC 9110 §2.5 wants 2.0 refused, and nobody speaks 0.9. */
static inline int parse_version(struct h1_head *h, struct cursor *c) {
  const char *p = c->p;
  if (UNLIKELY(c->end - p < 10 || memcmp(p, "HTTP/1.", 7) != 0 || (p[7] | 1) != '1' ||
               p[8] != '\r' || p[9] != '\n'))
    return request_version_fails(h, c, p);
  h->major = 1;
  h->minor = (uint8_t)(p[7] - '0');
  c->p = p + 10;
  return GO_ON;
}

/* ---- the status line ---- */

/* Of other versions Node's client takes 0.9 and 2.0, and so do we: such servers exist. */
static bool is_version(const char *p) {
  static const char known[][4] = {"1.1", "1.0", "0.9", "2.0"};
  for (size_t i = 0; i < ARRAY_COUNT(known); i++)
    if (memcmp(p, known[i], 3) == 0) return true;
  return false;
}

static int parse_status(struct h1_head *h, struct cursor *c) {
  const char *p = c->p;
  if (c->end - p < 8 || memcmp(p, "HTTP/", 5) != 0 || !is_version(p + 5))
    return version_fails(h, c, p, STATUS);
  h->major = (uint8_t)(p[5] - '0');
  h->minor = (uint8_t)(p[7] - '0');
  h->status = 0;
  for (int i = 8; i < 12; i++) {
    if (p + i == c->end) return wait_in(h, STATUS, c, p);
    if (i == 8 && p[i] != ' ')
      return refuse(h, c, p + i, E_HPE_INVALID_VERSION, "Expected space after version");
    if (i > 8 && (p[i] < '0' || p[i] > '9'))
      return refuse(h, c, p + i, E_HPE_INVALID_STATUS, "Invalid status code");
    if (i > 8) h->status = (uint16_t)(h->status * 10 + (p[i] - '0'));
  }
  if (p + 12 == c->end) return wait_in(h, STATUS, c, p);
  if (p[12] != ' ' && p[12] != '\r')
    return refuse(h, c, p + 12, E_HPE_INVALID_STATUS, "Invalid response status");
  c->p = p + 12 + (p[12] == ' '); /* the space is missing in some servers' lines */
  return GO_ON;
}

/* Control bytes are refused in a reason phrase: RFC 9112 §4; Node's client lets them through. */
static int parse_reason(struct h1_head *h, struct cursor *c, const char *tok) {
  c->p = h1_scan_value(c->p, c->end);
  if (c->p == c->end) return wait_in(h, REASON, c, tok);
  if (*c->p == '\n')
    return refuse(h, c, c->p, E_HPE_CR_EXPECTED, "Missing expected CR after response line");
  if (*c->p != '\r') return refuse(h, c, c->p, E_HPE_INVALID_STATUS, "Invalid response status");
  if (c->p + 1 == c->end) return wait_in(h, REASON, c, tok);
  if (c->p[1] != '\n') return refuse(h, c, c->p + 1, E_HPE_STRICT, "Expected LF after CR");
  h->reason = (struct h1_span){offset(c, tok), (uint32_t)(c->p - tok)};
  h->counted = h->reason.len;
  c->p += 2;
  return GO_ON;
}

/* ---- fields ---- */

static COLD int line_starts_badly(struct h1_head *h, struct cursor *c) {
  bool first = h->count + h->dropped == 0 && h->kind != H1_TRAILERS;
  if (*c->p == ' ' && first)
    return refuse(h, c, c->p, E_HPE_UNEXPECTED_SPACE, "Unexpected space after start line");
  if ((*c->p == ' ' || *c->p == '\t') && !first)
    return refuse(h, c, c->p, E_HPE_INVALID_HEADER_TOKEN,
                  "Unexpected whitespace after header value");
  return refuse(h, c, c->p, E_HPE_INVALID_HEADER_TOKEN,
                *c->p == '\n' ? "Invalid header field char" : "Invalid header token");
}

static COLD int value_ends_badly(struct h1_head *h, struct cursor *c) {
  if (*c->p == '\n')
    return refuse(h, c, c->p, E_HPE_CR_EXPECTED, "Missing expected CR after header value");
  return refuse(h, c, c->p, E_HPE_INVALID_HEADER_TOKEN, "Invalid header value char");
}

static COLD int store_slowly(struct h1_head *h, struct h1_header header) {
  if (h->max_headers && h->count >= h->max_headers) {
    h->dropped++;
    return 0;
  }
  if (h->counted >= h->max_bytes) { /* before the peer makes us allocate */
    h->why = "Header overflow";
    return E_HPE_HEADER_OVERFLOW;
  }
  int err = set_rooms(h, h->cap < 16 ? 32 : h->cap * 2);
  if (err) return err;
  h->header[h->count++] = header;
  return 0;
}

/* The field h->name: [tok, end) is complete. */
static inline int take_field(struct h1_head *h, struct cursor *c, const char *tok,
                             const char *end) {
  h->counted += h->name.len + (uint32_t)(end - tok);
  while (end > tok && (end[-1] == ' ' || end[-1] == '\t')) end--;
  struct h1_header header = {h->name, {offset(c, tok), (uint32_t)(end - tok)}};
  if (h1_facts_may_care(header.name.len)) {
    int err = h1_facts_field(h, slice_of(c->base + header.name.off, header.name.len),
                             slice_of(tok, header.value.len));
    if (err) return err;
  }
  if (UNLIKELY(h->count >= h->cap || (h->max_headers && h->count >= h->max_headers)))
    return store_slowly(h, header);
  h->header[h->count++] = header;
  return 0;
}

/* At the start of a line: GO_ON when a field begins, or the head is over (h->state is DONE then).
 */
static inline int parse_line_start(struct h1_head *h, struct cursor *c) {
  if (c->p == c->end) return wait_in(h, LINE, c, c->p);
  if (LIKELY(h1_byte_is(*c->p, H1_BYTE_TOKEN))) return GO_ON;
  if (*c->p != '\r') return line_starts_badly(h, c);
  if (c->p + 1 == c->end) return wait_in(h, LINE, c, c->p);
  if (c->p[1] != '\n') return refuse(h, c, c->p + 1, E_HPE_STRICT, "Expected LF after headers");
  c->p += 2;
  h->state = DONE;
  return GO_ON;
}

static int parse_fields(struct h1_head *h, struct cursor *c) {
  const char *tok = c->base + h->tok;
  int err;
  switch (h->state) {
  case NAME: goto name;
  case OWS: goto ows;
  case VALUE: goto value;
  default: break;
  }
line:
  err = parse_line_start(h, c);
  if (err || h->state == DONE) return err;
  tok = c->p;
name:
  c->p = h1_scan_name(c->p, c->end);
  if (c->p == c->end) return wait_in(h, NAME, c, tok);
  if (*c->p != ':') return refuse(h, c, c->p, E_HPE_INVALID_HEADER_TOKEN, "Invalid header token");
  h->name = (struct h1_span){offset(c, tok), (uint32_t)(c->p - tok)};
  c->p++;
  tok = c->p;
ows:
  while (c->p < c->end && (*c->p == ' ' || *c->p == '\t')) c->p++;
  if (c->p == c->end) return wait_in(h, OWS, c, tok);
  if (UNLIKELY(c->p - tok > 1)) h->counted += (uint32_t)(c->p - tok) - 1;
  tok = c->p;
value:
  c->p = h1_scan_value(c->p, c->end);
  if (c->p == c->end) return wait_in(h, VALUE, c, tok);
  if (UNLIKELY(*c->p != '\r')) return value_ends_badly(h, c);
  if (c->p + 1 == c->end) return wait_in(h, VALUE, c, tok);
  if (UNLIKELY(c->p[1] != '\n'))
    return refuse(h, c, c->p + 1, E_HPE_LF_EXPECTED, "Missing expected LF after header value");
  err = take_field(h, c, tok, c->p);
  if (UNLIKELY(err)) return err;
  c->p += 2;
  goto line;
}

/* ---- the whole ---- */

/* RFC 9112 §2.2 wants one empty line ignored; Node takes any number of CR and LF. */
static int skip_empty_lines(struct h1_head *h, struct cursor *c) {
  while (c->p < c->end && (*c->p == '\r' || *c->p == '\n')) c->p++;
  h->skip += (uint32_t)(c->p - c->base);
  c->base = c->p;
  return c->p == c->end ? wait_in(h, SKIP, c, c->p) : GO_ON;
}

static int parse_request_line(struct h1_head *h, struct cursor *c) {
  int err = GO_ON;
  const char *tok = c->base + h->tok;
  if (h->state <= METHOD) {
    err = parse_method(h, c);
    tok = c->p;
  }
  if (!err && h->state <= TARGET) err = parse_target(h, c, tok);
  return err ? err : parse_version(h, c);
}

static int parse_status_line(struct h1_head *h, struct cursor *c) {
  const char *tok = c->base + h->tok;
  if (h->state < REASON) {
    int err = parse_status(h, c);
    if (err) return err;
    tok = c->p;
  }
  return parse_reason(h, c, tok);
}

static int parse(struct h1_head *h, struct cursor *c) {
  int err = h->state == SKIP ? skip_empty_lines(h, c) : GO_ON;
  if (!err && h->state < LINE) {
    err = h->kind == H1_REQUEST ? parse_request_line(h, c) : parse_status_line(h, c);
    if (!err) h->state = LINE;
  }
  if (!err) err = parse_fields(h, c);
  return err ? err : h1_facts_finish(h);
}

/* Bytes of a token that has not ended yet count, too. */
static bool is_too_long(const struct h1_head *h, bool whole) {
  uint64_t counted = (uint64_t)h->counted + h->skip + (whole ? 0 : h->pos - h->tok);
  return counted >= h->max_bytes;
}

ssize_t h1_parse_head(struct h1_head *h, const char *buf, size_t len) {
  DCHECK(h->state != DONE);
  if (UNLIKELY(len > INT32_MAX)) len = INT32_MAX;
  DCHECK(len >= h->skip + h->pos);
  struct cursor c = {.base = buf + h->skip, .p = buf + h->skip + h->pos, .end = buf + len};
  int err = parse(h, &c);
  if (err == MORE || err == GO_ON) {
    if (LIKELY(!is_too_long(h, err == GO_ON))) {
      h->bytes = offset(&c, c.p);
      return err == MORE ? 0 : (ssize_t)h->skip + h->bytes;
    }
    err = E_HPE_HEADER_OVERFLOW;
    h->why = "Header overflow";
  }
  h->error_at = h->skip + offset(&c, c.p);
  return err;
}
