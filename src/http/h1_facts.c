#include "http/h1_facts.h"

#include "http/h1_scan.h"

/* Bits of h->seen. */
enum {
  SEEN_LENGTH = 1,
  SEEN_CODING = 2,       /* any Transfer-Encoding */
  SEEN_CHUNKED = 4,      /* ... of which the last coding so far is chunked */
  SEEN_CHUNKED_ONCE = 8, /* ... or was, earlier (responses) */
  SEEN_CLOSE = 16,
  SEEN_KEEP_ALIVE = 32,
  SEEN_CONN_UPGRADE = 64, /* the Connection token */
  SEEN_UPGRADE = 128,     /* the field, with a value */
  SEEN_EXPECT = 256,
};

/* Do `len` bytes at `p` spell this word of letters and '-', in any case?  The bytes are of the
 * value class, of which, with bit 5 set, only the letter itself and '-' itself come to be a letter
 * or '-'. `len` is a constant: this is two or three loads. */
static inline uint64_t differ(const char *p, const char *lower, size_t len) {
  const uint64_t bit5 = 0x2020202020202020u;
  uint64_t a = 0, b = 0;
  memcpy(&a, p, len);
  memcpy(&b, lower, len);
  return (a | bit5) ^ (b | bit5);
}

static inline bool is_word(const char *p, const char *lower, size_t len) {
  if (len <= 8) return differ(p, lower, len) == 0;
  uint64_t d = differ(p, lower, 8) | differ(p + (len - 8), lower + (len - 8), 8);
  return (len > 16 ? d | differ(p + 8, lower + 8, 8) : d) == 0;
}
#define IS(slice, word)                                                                            \
  ((slice).len == sizeof(word) - 1 && is_word((slice).ptr, word, sizeof(word) - 1))

static int refuse(struct h1_head *h, int err, const char *why) {
  h->why = why;
  return err;
}

/* Cuts the next element off a comma-separated list, without the white space around it; RFC 9110
 * §5.6.1.  False at the end of the list. */
static bool next_element(struct slice *list, struct slice *element) {
  if (!list->ptr) return false;
  const char *comma = list->len ? memchr(list->ptr, ',', list->len) : NULL;
  struct slice e = comma ? slice_of(list->ptr, (size_t)(comma - list->ptr)) : *list;
  *list = comma ? slice_of(comma + 1, list->len - e.len - 1) : slice_of(NULL, 0);
  while (e.len && (e.ptr[0] == ' ' || e.ptr[0] == '\t')) e.ptr++, e.len--;
  while (e.len && (e.ptr[e.len - 1] == ' ' || e.ptr[e.len - 1] == '\t')) e.len--;
  *element = e;
  return true;
}

static int on_connection(struct h1_head *h, struct slice value) {
  struct slice e;
  if (IS(value, "keep-alive")) { /* nearly always */
    h->seen |= SEEN_KEEP_ALIVE;
    return 0;
  }
  while (next_element(&value, &e)) {
    if (IS(e, "close")) h->seen |= SEEN_CLOSE;
    else if (IS(e, "keep-alive")) h->seen |= SEEN_KEEP_ALIVE;
    else if (IS(e, "upgrade")) h->seen |= SEEN_CONN_UPGRADE;
  }
  return 0;
}

static int on_content_length(struct h1_head *h, struct slice value) {
  if (h->seen & SEEN_CODING || h->kind == H1_TRAILERS)
    return refuse(h, E_HPE_INVALID_CONTENT_LENGTH,
                  "Content-Length can't be present with Transfer-Encoding");
  if (h->seen & SEEN_LENGTH)
    return refuse(h, E_HPE_UNEXPECTED_CONTENT_LENGTH, "Duplicate Content-Length");
  if (!value.len) return refuse(h, E_HPE_INVALID_CONTENT_LENGTH, "Empty Content-Length");
  uint64_t n = 0;
  for (size_t i = 0; i < value.len; i++) {
    unsigned digit = (unsigned char)value.ptr[i] - (unsigned)'0';
    if (digit > 9)
      return refuse(h, E_HPE_INVALID_CONTENT_LENGTH, "Invalid character in Content-Length");
    if (__builtin_mul_overflow(n, 10, &n) || __builtin_add_overflow(n, digit, &n))
      return refuse(h, E_HPE_INVALID_CONTENT_LENGTH, "Content-Length overflow");
  }
  h->length = n;
  h->seen |= SEEN_LENGTH;
  return 0;
}

/* May this coding follow those seen so far?  Nothing may follow chunked in a request (RFC 9112
 * §6.3), and nobody may apply it twice (§7.1; Node's client takes that).  An empty list element is
 * nothing by RFC 9110 §5.6.1, but behind chunked it is a coding to Node: refused, lest somebody
 * disagree. */
static bool may_follow(const struct h1_head *h, struct slice coding, bool chunked) {
  if (!(h->seen & SEEN_CHUNKED_ONCE)) return true;
  if (h->kind == H1_RESPONSE) return coding.len && !chunked;
  return !(h->seen & SEEN_CHUNKED);
}

static int on_coding(struct h1_head *h, struct slice coding) {
  bool chunked = IS(coding, "chunked");
  if (!may_follow(h, coding, chunked))
    return refuse(h, E_HPE_INVALID_TRANSFER_ENCODING, "Invalid `Transfer-Encoding` header value");
  if (!coding.len) return 0;
  if (chunked) h->seen |= SEEN_CHUNKED | SEEN_CHUNKED_ONCE;
  else h->seen &= ~(uint32_t)SEEN_CHUNKED;
  h->has_other_coding |= !chunked;
  return 0;
}

static int on_transfer_encoding(struct h1_head *h, struct slice value) {
  if (h->kind == H1_TRAILERS)
    return refuse(h, E_HPE_INVALID_TRANSFER_ENCODING, "Invalid `Transfer-Encoding` header value");
  if (h->seen & SEEN_LENGTH)
    return refuse(h, E_HPE_INVALID_TRANSFER_ENCODING,
                  "Transfer-Encoding can't be present with Content-Length");
  if (!value.len) return refuse(h, E_HPE_INVALID_TRANSFER_ENCODING, "Empty Transfer-Encoding");
  if (h->kind == H1_REQUEST && h->seen & SEEN_CHUNKED)
    return refuse(h, E_HPE_INVALID_TRANSFER_ENCODING, "Invalid `Transfer-Encoding` header value");
  h->seen |= SEEN_CODING;
  struct slice coding;
  while (next_element(&value, &coding)) {
    int err = on_coding(h, coding);
    if (err) return err;
  }
  return 0;
}

static int on_upgrade(struct h1_head *h, struct slice value) {
  if (value.len) h->seen |= SEEN_UPGRADE;
  return 0;
}

static bool is_word_char(char c) {
  char l = ascii_lower(c);
  return (l >= 'a' && l <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

/* "100-continue" as a word of its own anywhere in the value: Node's rule, wider than RFC 9110. */
static int on_expect(struct h1_head *h, struct slice value) {
  const struct slice word = SLICE("100-continue");
  h->seen |= SEEN_EXPECT;
  for (size_t i = 0; i + word.len <= value.len; i++) {
    if (i > 0 && is_word_char(value.ptr[i - 1])) continue;
    if (i + word.len < value.len && is_word_char(value.ptr[i + word.len])) continue;
    if (slice_is_equal_nocase(slice_of(value.ptr + i, word.len), word)) h->expect_continue = true;
  }
  return 0;
}

static bool is_hex(char c) {
  char l = ascii_lower(c);
  return (c >= '0' && c <= '9') || (l >= 'a' && l <= 'f');
}

/* Bytes of `v` that a host takes: an IP-literal in brackets (its inside is the resolver's to judge)
 * or a reg-name; 0 when there is none.  RFC 3986 §3.2.2. */
static size_t host_len(struct slice v) {
  size_t i = 0;
  if (v.len && v.ptr[0] == '[') {
    i = 1;
    while (i < v.len && (h1_byte_is(v.ptr[i], H1_BYTE_REG_NAME) || v.ptr[i] == ':')) i++;
    return i > 1 && i < v.len && v.ptr[i] == ']' ? i + 1 : 0;
  }
  for (;; i += 3) {
    i = (size_t)(h1_scan_plain(v.ptr + i, v.ptr + v.len, H1_BYTE_REG_NAME) - v.ptr);
    if (v.len - i < 3 || v.ptr[i] != '%' || !is_hex(v.ptr[i + 1]) || !is_hex(v.ptr[i + 2]))
      return i;
  }
}

bool h1_facts_is_host(struct slice value) {
  if (!value.len) return true;
  size_t i = host_len(value);
  if (i == 0) return false;
  if (i == value.len) return true;
  if (value.ptr[i] != ':') return false;
  /* More than one port, too: Node's own client sends `foo:1234:80` when it is told so. */
  while (i < value.len && (value.ptr[i] == ':' || (value.ptr[i] >= '0' && value.ptr[i] <= '9')))
    i++;
  return i == value.len;
}

static int on_host(struct h1_head *h, struct slice value) {
  if (h->host_count < UINT8_MAX) h->host_count++;
  h->host_ok &= h1_facts_is_host(value);
  return 0;
}

static int on_trailer(struct h1_head *h, struct slice value) {
  h->has_trailer = true;
  return 0;
}

/* Node lets Proxy-Connection speak like Connection, so do we. */
int h1_facts_field(struct h1_head *h, struct slice name, struct slice value) {
  switch (name.len) {
  case 4: return IS(name, "host") ? on_host(h, value) : 0;
  case 6: return IS(name, "expect") ? on_expect(h, value) : 0;
  case 7:
    if (IS(name, "upgrade")) return on_upgrade(h, value);
    return IS(name, "trailer") ? on_trailer(h, value) : 0;
  case 10: return IS(name, "connection") ? on_connection(h, value) : 0;
  case 14: return IS(name, "content-length") ? on_content_length(h, value) : 0;
  case 16: return IS(name, "proxy-connection") ? on_connection(h, value) : 0;
  case 17: return IS(name, "transfer-encoding") ? on_transfer_encoding(h, value) : 0;
  default: return 0;
  }
}

/* RFC 9112 §9.3.  Where `close` and `keep-alive` meet, close wins (Node, for HTTP/1.0: keep-alive).
 * Transfer-Encoding in an HTTP/1.0 message is faulty framing: the connection must not go on, §6.1.
 */
static bool is_persistent(const struct h1_head *h) {
  if (h->seen & SEEN_CLOSE) return false;
  if (h->major == 1 && h->minor == 1) return true;
  return (h->seen & SEEN_KEEP_ALIVE) && !(h->seen & SEEN_CODING);
}

static void announce_body(struct h1_head *h) {
  if (h->seen & SEEN_CHUNKED) h->body = H1_BODY_CHUNKED;
  else if (h->length) h->body = H1_BODY_LENGTH;
}

static void no_body(struct h1_head *h) {
  h->body = H1_BODY_NONE;
  h->length = 0;
}

static int finish_request(struct h1_head *h) {
  if ((h->seen & (SEEN_CODING | SEEN_CHUNKED)) == SEEN_CODING)
    return refuse(h, E_HPE_INVALID_TRANSFER_ENCODING, "Request has invalid `Transfer-Encoding`");
  if (h->method == H1_CONNECT) {
    h->upgrade = true;
    no_body(h);
  }
  return 0;
}

/* RFC 9112 §6.3, points 1, 2, 4 and 8. */
static void finish_response(struct h1_head *h) {
  bool tunnel = h->request_method == H1_CONNECT && h->status / 100 == 2;
  if (tunnel || h->request_method == H1_HEAD || h->status / 100 == 1 || h->status == 204 ||
      h->status == 304)
    no_body(h);
  else if (!(h->seen & (SEEN_CHUNKED | SEEN_LENGTH))) h->body = H1_BODY_EOF;
  h->upgrade = tunnel || (h->upgrade && h->status == 101);
  h->keep_alive &= h->body != H1_BODY_EOF;
}

int h1_facts_finish(struct h1_head *h) {
  const uint32_t both = SEEN_CONN_UPGRADE | SEEN_UPGRADE;
  h->has_content_length = h->seen & SEEN_LENGTH;
  h->keep_alive = is_persistent(h);
  h->upgrade = (h->seen & both) == both;
  bool expects = h->seen & SEEN_EXPECT && h->major == 1 && h->minor == 1;
  h->expect_continue &= expects;
  h->expect_other = expects && !h->expect_continue;
  if (h->kind == H1_TRAILERS) return 0;
  announce_body(h);
  if (h->kind == H1_REQUEST) return finish_request(h);
  finish_response(h);
  return 0;
}
