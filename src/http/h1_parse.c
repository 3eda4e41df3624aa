#include "http/h1_parse.h"

#include <errno.h>

#include "base/check.h"
#include "base/mem.h"
#include "http/h1_facts.h"
#include "http/h1_scan.h"

/*  SKIP -> METHOD -> TARGET -> VERSION -> LINE -> NAME -> OWS -> VALUE -> LINE ... -> DONE
 *  SKIP -> STATUS -> REASON ------------> LINE ...                    (responses)
 *                                         LINE ...                    (trailers)
 *
 * h->state, tok and pos are written when the input runs out, and tell where to go on: METHOD,
 * VERSION and STATUS are short and start over at tok, the others continue at pos. */
enum state { SKIP, METHOD, TARGET, VERSION, STATUS, REASON, LINE, NAME, OWS, VALUE, DONE };

enum { MORE = 1 }; /* h->stop, beside errors */

/* A step takes the position `p` and returns the one behind what it took, or NULL: then h->stop says
 * why, and h->pos where. */
struct input {
  const char *base, *end; /* of the head; of what is there */
};

static inline uint32_t offset(struct input in, const char *at) {
  return (uint32_t)(at - in.base);
}

static COLD const char *refuse(struct h1_head *h, struct input in, const char *at, int err,
                               const char *why) {
  h->stop = err;
  h->why = why;
  h->pos = offset(in, at);
  return NULL;
}

static COLD const char *wait_in(struct h1_head *h, struct input in, enum state state,
                                const char *tok, const char *p) {
  h->stop = MORE;
  h->state = state;
  h->tok = offset(in, tok);
  h->pos = offset(in, p);
  return NULL;
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
  size_t kept = offsetof(struct h1_head, skip);
  memset((char *)h + kept, 0, sizeof *h - kept);
  h->method = H1_METHOD_NONE;
  h->host_ok = true;
  h->state = h->kind == H1_TRAILERS ? LINE : SKIP;
}

void h1_head_fini(struct h1_head *h) {
  if (h->owned) mem_free(h->header);
  h->header = NULL;
  h->owned = false;
  h->cap = 0;
}

void h1_head_lend(struct h1_head *h, struct h1_header *header, uint32_t cap) {
  h1_head_fini(h);
  h->header = header;
  h->cap = cap;
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

static COLD const char *method_fails(struct h1_head *h, struct input in, const char *tok,
                                     const char *p) {
  struct slice got = slice_of(tok, (size_t)(p - tok));
  if (got.len <= H1_METHOD_LEN_MAX && p == in.end && h1_token_is_method_start(got))
    return wait_in(h, in, METHOD, tok, tok);
  bool known = h1_token_method_within(got) != H1_METHOD_NONE;
  return refuse(h, in, tok + h1_token_method_prefix(got), E_HPE_INVALID_METHOD,
                known ? "Expected space after method" : "Invalid method encountered");
}

/* Any method but GET. */
static const char *parse_other_method(struct h1_head *h, struct input in, const char *tok) {
  const size_t most = H1_METHOD_LEN_MAX + 1;
  const char *limit = (size_t)(in.end - tok) > most ? tok + most : in.end;
  const char *p = h1_scan_plain(tok, limit, H1_BYTE_TOKEN);
  if (p == in.end || *p != ' ') return method_fails(h, in, tok, p);
  h->method = h1_token_find_method(slice_of(tok, (size_t)(p - tok)));
  if (h->method == H1_METHOD_NONE) return method_fails(h, in, tok, p);
  return p + 1;
}

/* [ scheme "://" ] authority [ rest ]: what does not begin with '/' or '*'.  The grammar is Node's:
 * the scheme has letters only, the authority may be empty, '@' may not be doubled, and all
 * printable ASCII may follow the first '/' or '?'.  Returns `end`. */
static COLD const char *check_other_target(struct h1_head *h, struct input in, const char *p,
                                           const char *end) {
  if (h->method != H1_CONNECT) {
    const char *scheme = p;
    while (p < end && ascii_lower(*p) >= 'a' && ascii_lower(*p) <= 'z') p++;
    if (p == scheme) return refuse(h, in, p, E_HPE_INVALID_URL, "Unexpected start char in url");
    if (end - p < 3 || memcmp(p, "://", 3) != 0)
      return refuse(h, in, p, E_HPE_INVALID_URL,
                    p == end ? "Invalid characters in url" : "Unexpected char in url schema");
    p += 3;
  }
  for (char last = 0; p < end && *p != '/' && *p != '?'; last = *p++)
    if (!h1_byte_is(*p, H1_BYTE_AUTHORITY) || (*p == '@' && last == '@'))
      return refuse(h, in, p, E_HPE_INVALID_URL, "Unexpected char in url server");
  return end;
}

static COLD const char *target_ends_badly(struct h1_head *h, struct input in, const char *tok,
                                          const char *p) {
  if (p == tok && *p == ' ')
    return refuse(h, in, p, E_HPE_UNEXPECTED_SPACE, "Unexpected space before url");
  if (p == tok) return refuse(h, in, p, E_HPE_INVALID_URL, "Unexpected start char in url");
  if (*p == '\r' || *p == '\n') /* HTTP/0.9, which Node still takes */
    return refuse(h, in, p, E_HPE_INVALID_VERSION, "Invalid HTTP version");
  return refuse(h, in, p, E_HPE_INVALID_URL,
                *p == '\t' ? "Invalid characters in url" : "Invalid char in url path");
}

/* What is wrong with the version at `tok`, if it isn't just that its end is missing. */
static COLD const char *version_fails(struct h1_head *h, struct input in, enum state state,
                                      const char *tok) {
  static const char pattern[] = "HTTP/d.d";
  for (const char *p = tok, *w = pattern; *w; p++, w++) {
    if (p == in.end) return wait_in(h, in, state, tok, tok);
    if (*w == 'd' ? (*p >= '0' && *p <= '9') : *p == *w) continue;
    if (w == pattern && *p == ' ')
      return refuse(h, in, p, E_HPE_UNEXPECTED_SPACE, "Unexpected space after url");
    if (w < pattern + 5)
      return refuse(h, in, p, E_HPE_INVALID_CONSTANT, "Expected HTTP/, RTSP/ or ICE/");
    return refuse(h, in, p, E_HPE_INVALID_VERSION,
                  *w == '.'          ? "Expected dot"
                  : w == pattern + 5 ? "Invalid major version"
                                     : "Invalid minor version");
  }
  return refuse(h, in, tok + 8, E_HPE_INVALID_VERSION, "Invalid HTTP version");
}

static COLD const char *request_version_fails(struct h1_head *h, struct input in, const char *tok) {
  bool known = in.end - tok >= 8 && memcmp(tok, "HTTP/1.", 7) == 0 && (tok[7] | 1) == '1';
  if (!known) return version_fails(h, in, VERSION, tok);
  const char *p = tok + 8;
  if (p == in.end || (*p == '\r' && p + 1 == in.end)) return wait_in(h, in, VERSION, tok, tok);
  if (*p != '\r') return refuse(h, in, p, E_HPE_INVALID_VERSION, "Expected CRLF after version");
  return refuse(h, in, p + 1, E_HPE_STRICT, "Expected CRLF after version");
}

/* ---- the status line ---- */

/* Of other versions Node's client takes 0.9 and 2.0, and so do we: such servers exist. */
static bool is_version(const char *p) {
  static const char known[][4] = {"1.1", "1.0", "0.9", "2.0"};
  for (size_t i = 0; i < ARRAY_COUNT(known); i++)
    if (memcmp(p, known[i], 3) == 0) return true;
  return false;
}

static const char *parse_status(struct h1_head *h, struct input in, const char *tok) {
  if (in.end - tok < 8 || memcmp(tok, "HTTP/", 5) != 0 || !is_version(tok + 5))
    return version_fails(h, in, STATUS, tok);
  h->major = (uint8_t)(tok[5] - '0');
  h->minor = (uint8_t)(tok[7] - '0');
  h->status = 0;
  const char *p = tok + 8;
  if (p == in.end) return wait_in(h, in, STATUS, tok, tok);
  if (*p++ != ' ')
    return refuse(h, in, p - 1, E_HPE_INVALID_VERSION, "Expected space after version");
  for (int i = 0; i < 3; i++, p++) {
    if (p == in.end) return wait_in(h, in, STATUS, tok, tok);
    if (*p < '0' || *p > '9') return refuse(h, in, p, E_HPE_INVALID_STATUS, "Invalid status code");
    h->status = (uint16_t)(h->status * 10 + (*p - '0'));
  }
  if (p == in.end) return wait_in(h, in, STATUS, tok, tok);
  if (*p == '\r') return p; /* the space is missing in some servers' lines */
  if (*p != ' ') return refuse(h, in, p, E_HPE_INVALID_STATUS, "Invalid response status");
  return p + 1;
}

/* Control bytes are refused in a reason phrase: RFC 9112 §4; Node's client lets them through. */
static COLD const char *reason_ends_badly(struct h1_head *h, struct input in, const char *p) {
  if (*p == '\r') return refuse(h, in, p + 1, E_HPE_STRICT, "Expected LF after CR");
  if (*p == '\n')
    return refuse(h, in, p, E_HPE_CR_EXPECTED, "Missing expected CR after response line");
  return refuse(h, in, p, E_HPE_INVALID_STATUS, "Invalid response status");
}

/* ---- fields ---- */

static COLD const char *name_ends_badly(struct h1_head *h, struct input in, const char *tok,
                                        const char *p) {
  bool first = h->count + h->dropped == 0 && h->kind != H1_TRAILERS;
  if (p == tok && *p == ' ' && first)
    return refuse(h, in, p, E_HPE_UNEXPECTED_SPACE, "Unexpected space after start line");
  if (p == tok && (*p == ' ' || *p == '\t') && !first) /* obs-fold, RFC 9112 §5.2 */
    return refuse(h, in, p, E_HPE_INVALID_HEADER_TOKEN, "Unexpected whitespace after header value");
  return refuse(h, in, p, E_HPE_INVALID_HEADER_TOKEN,
                p == tok && *p == '\n' ? "Invalid header field char" : "Invalid header token");
}

static inline bool is_lenient_value(const struct h1_head *h, char c) {
  return h->lenient & H1_LENIENT_VALUES && c != '\n' && c != '\0';
}

static COLD const char *value_ends_badly(struct h1_head *h, struct input in, const char *tok,
                                         const char *p) {
  if (*p == '\n' && p > tok)
    return refuse(h, in, p, E_HPE_CR_EXPECTED, "Missing expected CR after header value");
  if (*p != '\r') return refuse(h, in, p, E_HPE_INVALID_HEADER_TOKEN, "Invalid header value char");
  if (p == tok) return refuse(h, in, p + 1, E_HPE_STRICT, "Expected LF after CR");
  return refuse(h, in, p + 1, E_HPE_LF_EXPECTED, "Missing expected LF after header value");
}

/* A line that begins with CR, or less than two bytes of a line: `tok` again when a field begins
 * there; the end of the head, with h->state DONE; or NULL. */
static const char *parse_empty_line(struct h1_head *h, struct input in, const char *tok) {
  if (tok == in.end) return wait_in(h, in, LINE, tok, tok);
  if (*tok != '\r') return tok;
  if (tok + 1 == in.end) return wait_in(h, in, LINE, tok, tok);
  if (tok[1] != '\n') return refuse(h, in, tok + 1, E_HPE_STRICT, "Expected LF after headers");
  h->state = DONE;
  return tok + 2;
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
static inline int take_field(struct h1_head *h, struct input in, const char *tok, const char *end) {
  h->counted += (uint32_t)(end - tok);
  while (end > tok && (end[-1] == ' ' || end[-1] == '\t')) end--;
  struct h1_header header = {h->name, {offset(in, tok), (uint32_t)(end - tok)}};
  struct slice name = slice_of(in.base + header.name.off, header.name.len);
  if (h1_facts_may_care(name)) {
    int err = h1_facts_field(h, name, slice_of(tok, header.value.len));
    if (err) return err;
  }
  if (UNLIKELY(h->count >= h->cap || (h->max_headers && h->count >= h->max_headers)))
    return store_slowly(h, header);
  h->header[h->count++] = header;
  return 0;
}

/* ---- the whole ---- */

/* RFC 9112 §2.2 wants one empty line ignored; Node takes any number of CR and LF.  The head's
 * offsets count from what this returns. */
static const char *skip_empty_lines(struct h1_head *h, struct input in, const char *p) {
  while (p < in.end && (*p == '\r' || *p == '\n')) p++;
  h->skip += offset(in, p);
  in.base = p;
  return p == in.end ? wait_in(h, in, SKIP, p, p) : p;
}

#define WAY(name) name##_plain
#define WAY_TARGET
#include "http/h1_parse_way.h"
#undef WAY
#undef WAY_TARGET

#ifdef H1_SCAN_X86
#define WAY(name)  name##_sse42
#define WAY_TARGET H1_SSE42
#include "http/h1_parse_way.h"
#undef WAY
#undef WAY_TARGET
#endif

static const char *(*parse)(struct h1_head *h, struct input in, const char *p) = parse_plain;

bool h1_parse_use(enum h1_way way) {
#ifdef H1_SCAN_X86
  __builtin_cpu_init();
  if (way == H1_WAY_SSE42 && __builtin_cpu_supports("sse4.2")) {
    parse = parse_sse42;
    return true;
  }
#endif
  if (way != H1_WAY_PLAIN) return false;
  parse = parse_plain;
  return true;
}

/* Before main, and so before there are threads. */
__attribute__((constructor)) static void use_the_fastest(void) {
  (void)h1_parse_use(H1_WAY_SSE42);
}

static COLD ssize_t overflow(struct h1_head *h) {
  h->why = "Header overflow";
  h->error_at = h->skip + h->pos;
  return E_HPE_HEADER_OVERFLOW;
}

/* No whole head yet: bytes of the token that has not ended count, too. */
static COLD ssize_t stopped(struct h1_head *h) {
  h->error_at = h->skip + h->pos;
  if (h->stop != MORE) return h->stop;
  uint32_t token = h->pos - h->tok;
  if (h->state == OWS && token) token--; /* the first space is free, as in parse_fields */
  uint64_t counted = (uint64_t)h->counted + h->skip + token;
  return counted >= h->max_bytes ? overflow(h) : 0;
}

ssize_t h1_parse_head(struct h1_head *h, const char *buf, size_t len) {
  if (UNLIKELY(len > INT32_MAX)) len = INT32_MAX;
  DCHECK(h->state != DONE);
  DCHECK(len >= (size_t)h->skip + h->pos);
  struct input in = {buf + h->skip, buf + len};
  const char *p = parse(h, in, in.base + h->pos);
  if (UNLIKELY(!p)) return stopped(h);
  in.base = buf + h->skip;
  h->bytes = h->pos = offset(in, p);
  int err = h1_facts_finish(h);
  h->error_at = h->skip + h->pos;
  if (UNLIKELY(err)) return err;
  if (UNLIKELY((uint64_t)h->counted + h->skip >= h->max_bytes)) return overflow(h);
  return (ssize_t)h->skip + h->bytes;
}
