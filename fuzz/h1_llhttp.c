/* Fuzz target: h1_parse and h1_body beside llhttp, the parser of Node (8.1 as Debian's package
 * node-llhttp ships it, strict).  What we take, llhttp must take, and to the same fields, bodies
 * and ends of messages; what llhttp takes, we may refuse only for a reason in refusals[].  Where
 * llhttp 8.1 and Node 26 (llhttp 9) differ, Node 26 is right: tried on its server and client. The
 * first byte picks requests or responses. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <llhttp.h>

#include "base/buf.h"
#include "base/check.h"
#include "http/h1_body.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

/* ---- what a parser saw ---- */

enum { RECORDS = 64 };

/* HEAD BODY TRAILERS END of a message; ERROR; WAIT for more input; CLOSE: the peer announced it. */
enum what { HEAD, BODY, TRAILERS, END, ERROR, WAIT, CLOSE };
static const char *const what_name[] = {"head",  "body", "trailers", "end",
                                        "error", "wait", "close"};

struct record {
  enum what what;
  bool keep, upgrade; /* HEAD: the peer goes on after this message; with another protocol */
  struct buf text;
};

struct story {
  struct record record[RECORDS];
  size_t count;
};

static struct buf *tell(struct story *s, enum what what) {
  CHECK(s->count < RECORDS);
  struct record *r = &s->record[s->count++];
  r->what = what;
  return &r->text;
}

static void add(struct buf *b, const char *ptr, size_t len) {
  CHECK(buf_append(b, ptr, len) == 0);
}

static void add_text(struct buf *b, const char *text) {
  add(b, text, strlen(text));
}

static void add_line(struct buf *b, const char *name, struct slice value) {
  add_text(b, name);
  add_text(b, "=");
  add(b, value.ptr, value.len);
  add_text(b, "\n");
}

static void add_facts(struct buf *b, unsigned major, unsigned minor, unsigned status) {
  char line[64];
  snprintf(line, sizeof line, "%u.%u %u\n", major, minor, status);
  add_text(b, line);
}

static void story_fini(struct story *s) {
  for (size_t i = 0; i < s->count; i++) buf_fini(&s->record[i].text);
}

/* ---- ours ---- */

static void add_fields(struct buf *b, const struct h1_head *h, const char *buf) {
  for (uint32_t i = 0; i < h->count; i++) {
    struct slice name = h1_head_slice(h, buf, h->header[i].name);
    struct slice value = h1_head_slice(h, buf, h->header[i].value);
    add(b, name.ptr, name.len);
    add_line(b, ":", value);
  }
}

/* Bytes eaten; less than len only at the end of the body or with an error told. */
static size_t tell_our_body(struct story *s, const struct h1_head *h, const char *in, size_t len) {
  struct h1_body b;
  struct buf payload = {0};
  size_t at = 0;
  ssize_t n = 0;
  h1_body_init(&b, (enum h1_body_kind)h->body, h->length);
  while (at < len && !b.done && n >= 0) {
    struct slice run;
    n = h1_body_feed(&b, in + at, len - at, &run);
    if (n < 0) break;
    at += (size_t)n;
    add(&payload, run.ptr, run.len);
  }
  if (payload.len) add(tell(s, BODY), payload.ptr, payload.len);
  buf_fini(&payload);
  if (n < 0) add_text(tell(s, ERROR), b.why);
  else if (!b.done) tell(s, WAIT);
  else {
    if (b.trailers) add_fields(tell(s, TRAILERS), &b.trailers->head, b.trailers->bytes.ptr);
    tell(s, END);
  }
  h1_body_fini(&b);
  return at;
}

static size_t tell_our_message(struct story *s, struct h1_head *h, const char *in, size_t len) {
  ssize_t n = h1_parse_head(h, in, len);
  if (n < 0) add_text(tell(s, ERROR), h->why);
  if (n == 0) tell(s, WAIT);
  if (n <= 0) return len;
  struct buf *b = tell(s, HEAD);
  add_line(b, "method", h1_token_method_name(h->method));
  add_line(b, "target", h1_head_slice(h, in, h->target));
  add_line(b, "reason", h1_head_slice(h, in, h->reason));
  add_facts(b, h->major, h->minor, h->status);
  s->record[s->count - 1].upgrade = h->upgrade;
  s->record[s->count - 1].keep = h->keep_alive;
  add_fields(b, h, in);
  if (h->upgrade) {
    tell(s, END);
    tell(s, CLOSE);
    return len;
  }
  return (size_t)n + tell_our_body(s, h, in + n, len - (size_t)n);
}

static void tell_ours(struct story *s, enum h1_kind kind, const char *in, size_t len) {
  struct h1_head h;
  h1_head_init(&h, kind, NULL, 0);
  h.max_headers = 0;
  h.max_bytes = 1 << 20;
  for (size_t at = 0; s->count < RECORDS - 8;) {
    h1_head_reset(&h);
    at += tell_our_message(s, &h, in + at, len - at);
    if (s->record[s->count - 1].what != END) break;
    if (!h.keep_alive) {
      tell(s, CLOSE);
      break;
    }
  }
  h1_head_fini(&h);
}

/* ---- llhttp's ---- */

struct other {
  llhttp_t parser;
  struct story *story;
  struct buf target, reason, fields, value, payload;
  bool in_value, headers_done, stop;
};

static void end_field(struct other *o) {
  if (!o->in_value) return;
  struct slice v = slice_of(o->value.ptr, o->value.len);
  while (v.len && (v.ptr[v.len - 1] == ' ' || v.ptr[v.len - 1] == '\t')) v.len--;
  add_line(&o->fields, ":", v);
  o->value.len = 0;
  o->in_value = false;
}

static struct other *other_of(llhttp_t *p) {
  return container_of(p, struct other, parser);
}

static int on_begin(llhttp_t *p) {
  struct other *o = other_of(p);
  o->target.len = o->reason.len = o->fields.len = o->value.len = o->payload.len = 0;
  o->in_value = o->headers_done = false;
  if (o->story->count >= RECORDS - 8) o->stop = true;
  return o->stop ? HPE_USER : 0;
}

static int on_url(llhttp_t *p, const char *at, size_t len) {
  add(&other_of(p)->target, at, len);
  return 0;
}

static int on_status(llhttp_t *p, const char *at, size_t len) {
  add(&other_of(p)->reason, at, len);
  return 0;
}

static int on_field(llhttp_t *p, const char *at, size_t len) {
  struct other *o = other_of(p);
  end_field(o);
  add(&o->fields, at, len);
  return 0;
}

static int on_value(llhttp_t *p, const char *at, size_t len) {
  struct other *o = other_of(p);
  o->in_value = true;
  add(&o->value, at, len);
  return 0;
}

static int on_headers(llhttp_t *p) {
  struct other *o = other_of(p);
  end_field(o);
  o->headers_done = true;
  struct buf *b = tell(o->story, HEAD);
  bool request = p->type == HTTP_REQUEST;
  add_line(b, "method",
           slice_of_cstr(request ? llhttp_method_name((llhttp_method_t)p->method) : ""));
  add_line(b, "target", slice_of(o->target.ptr, o->target.len));
  add_line(b, "reason", slice_of(o->reason.ptr, o->reason.len));
  add_facts(b, p->http_major, p->http_minor, request ? 0 : p->status_code);
  o->story->record[o->story->count - 1].upgrade = p->upgrade;
  o->story->record[o->story->count - 1].keep = llhttp_should_keep_alive(p) != 0;
  add(b, o->fields.ptr, o->fields.len);
  o->fields.len = 0;
  if (p->upgrade) return 2; /* as Node answers: what follows is not HTTP */
  bool bodiless =
      !request && (p->status_code / 100 == 1 || p->status_code == 204 || p->status_code == 304);
  return bodiless ? 1 : 0; /* llhttp 9 knows by itself */
}

static int on_body(llhttp_t *p, const char *at, size_t len) {
  add(&other_of(p)->payload, at, len);
  return 0;
}

static void tell_payload(struct other *o) {
  if (o->payload.len) add(tell(o->story, BODY), o->payload.ptr, o->payload.len);
  o->payload.len = 0;
}

static int on_end(llhttp_t *p) {
  struct other *o = other_of(p);
  end_field(o);
  tell_payload(o);
  if (o->fields.len) add(tell(o->story, TRAILERS), o->fields.ptr, o->fields.len);
  tell(o->story, END);
  if (p->upgrade || !llhttp_should_keep_alive(p)) {
    tell(o->story, CLOSE);
    o->stop = true;
    return HPE_USER;
  }
  return 0;
}

static void tell_theirs(struct story *s, enum h1_kind kind, const char *in, size_t len) {
  static const llhttp_settings_t settings = {
      .on_message_begin = on_begin,
      .on_url = on_url,
      .on_status = on_status,
      .on_header_field = on_field,
      .on_header_value = on_value,
      .on_headers_complete = on_headers,
      .on_body = on_body,
      .on_message_complete = on_end,
  };
  struct other o = {.story = s};
  llhttp_init(&o.parser, kind == H1_REQUEST ? HTTP_REQUEST : HTTP_RESPONSE, &settings);
  llhttp_errno_t err = llhttp_execute(&o.parser, in, len);
  if (!o.stop) {
    tell_payload(&o);
    if (err == HPE_OK) tell(s, WAIT);
    else add_text(tell(s, ERROR), llhttp_get_error_reason(&o.parser));
  }
  buf_fini(&o.target);
  buf_fini(&o.reason);
  buf_fini(&o.fields);
  buf_fini(&o.value);
  buf_fini(&o.payload);
}

/* ---- the judge ---- */

/* Our words when we refuse what llhttp 8.1 takes or waits for. */
static const char *const refusals[] = {
    /* As Node 26 does, which has grown stricter than llhttp 8.1: line ends, folding, empty names
     * and framing values, framing fields in trailers, chunk extensions. */
    "Content-Length can't be present with Transfer-Encoding",
    "Empty Content-Length",
    "Empty Transfer-Encoding",
    "Expected CRLF after version",
    "Expected LF after CR",
    "Expected LF after headers",
    "Invalid character in chunk extensions",
    "Invalid character in chunk extensions name",
    "Invalid character in chunk extensions quote value",
    "Invalid character in chunk extensions quoted value",
    "Invalid character in chunk extensions value",
    "Invalid character in chunk size",
    "Invalid header field char",
    "Invalid header token",
    "Invalid header value char",
    "Invalid quoted-pair in chunk extensions quoted value",
    "Invalid status code",
    "Missing expected CR after chunk extension name",
    "Missing expected CR after chunk extension value",
    "Missing expected CR after chunk size",
    "Missing expected CR after header value",
    "Missing expected CR after response line",
    "Missing expected LF after header value",
    "Transfer-Encoding can't be present with Content-Length",
    "Unexpected space after start line",
    "Unexpected whitespace after header value",
    /* Stricter than Node 26, too: other protocols and their methods (RTSP, ICE, PRI), HTTP/0.9
     * and 2.0, more than one space in the request line, control bytes in a reason phrase, the
     * Transfer-Encoding of a request that is upgraded, chunked twice in a response; see h1_parse.c,
     * h1_facts.c. */
    "Expected HTTP/, RTSP/ or ICE/",
    "Invalid HTTP version",
    "Invalid method encountered",
    "Expected space after method",
    "Unexpected space before url",
    "Unexpected space after url",
    "Unexpected start char in url",
    "Invalid response status",
    "Request has invalid `Transfer-Encoding`",
    "Invalid `Transfer-Encoding` header value",
};

/* llhttp 8.1's words when it refuses what we take, as Node 26 does, and what must be in the input
 * for that. */
static const struct {
  const char *why, *only_with;
} acceptances[] = {
    {"Invalid method encountered", "QUERY "},
    {"Invalid character in Content-Length", "\t"},
    {"Invalid character in chunk extensions quoted value", ";"},
    {"Invalid character in chunk extensions value", ";"},
    {"Invalid character in chunk extensions name", ";"},
    {"Invalid character in chunk extensions", ";"},
    {"Invalid character in chunk size", ";"},
    /* This one Node 26 refuses, which knows no tab behind `chunked`; RFC 9110 §5.5 does. */
    {"Request has invalid `Transfer-Encoding`", "\t"},
};

static bool is_text(const struct buf *b, const char *text) {
  return b->len == strlen(text) && memcmp(b->ptr, text, b->len) == 0;
}

static bool has(const struct slice in, const char *text) {
  return memmem(in.ptr, in.len, text, strlen(text)) != NULL;
}

static bool is_start(const struct buf *a, const struct buf *b) {
  return a->len < b->len && memcmp(a->ptr, b->ptr, a->len) == 0;
}

static bool may_refuse(const struct buf *why) {
  for (size_t i = 0; i < ARRAY_COUNT(refusals); i++)
    if (is_text(why, refusals[i])) return true;
  return false;
}

static bool may_take(const struct buf *why, struct slice in) {
  for (size_t i = 0; i < ARRAY_COUNT(acceptances); i++)
    if (is_text(why, acceptances[i].why) && has(in, acceptances[i].only_with)) return true;
  return false;
}

static bool is_same_text(const struct buf *a, const struct buf *b) {
  return a->len == b->len && (a->len == 0 || memcmp(a->ptr, b->ptr, a->len) == 0);
}

/* Heads that differ in nothing but what Connection says.  We say close for `close` beside
 * `keep-alive` and for Transfer-Encoding in HTTP/1.0; llhttp 8.1 does not know a tab beside a
 * Connection token. */
static bool may_differ(const struct record *a, const struct record *b, struct slice in) {
  if (a->what != HEAD || b->what != HEAD || !is_same_text(&a->text, &b->text)) return false;
  return has(in, "\t") || (a->upgrade == b->upgrade && b->keep);
}

/* A tab behind `chunked` hides it from llhttp, and from Node 26: requests are refused (above),
 * responses read to the end.  White space to us: RFC 9110 §5.5. */
static bool has_tab_behind_chunked(struct slice in) {
  for (size_t i = 0; i + 8 <= in.len; i++) {
    if (!slice_is_equal_nocase(slice_of(in.ptr + i, 7), SLICE("chunked"))) continue;
    size_t k = i + 7;
    while (k < in.len && in.ptr[k] == ' ') k++;
    if (k < in.len && in.ptr[k] == '\t') return true;
  }
  return false;
}

/* A Connection field in the trailers of the message before: nothing to us (RFC 9110 §6.5.1). */
static bool has_connection_trailer(const struct story *s, size_t i) {
  if (i < 2 || s->record[i - 2].what != TRAILERS) return false;
  const struct buf *t = &s->record[i - 2].text;
  for (size_t k = 0; k + 11 <= t->len; k++)
    if (slice_is_equal_nocase(slice_of(t->ptr + k, 11), SLICE("connection:"))) return true;
  return false;
}

/* Do the stories part at record `i` for a known reason? */
static bool may_part(const struct story *ours, const struct story *theirs, size_t i,
                     struct slice in) {
  if (i >= ours->count || i >= theirs->count) return false;
  const struct record *a = &ours->record[i], *b = &theirs->record[i];
  if (a->what == BODY && b->what == BODY) { /* who gave up first decides */
    if (is_start(&a->text, &b->text) && i + 1 < ours->count) a++;
    else if (is_start(&b->text, &a->text) && i + 1 < theirs->count) b++;
  }
  if (a->what == ERROR && b->what == ERROR) return true;
  if (i > 0 && ours->record[i - 1].what == HEAD && has_tab_behind_chunked(in)) return true;
  if (has_connection_trailer(ours, i) && (a->what == CLOSE) != (b->what == CLOSE)) return true;
  if (a->what == ERROR && b->what == WAIT) return true; /* with more bytes it is decided */
  if (a->what == ERROR) return may_refuse(&a->text);
  /* Our lines are judged when they end, and so are targets. */
  if (a->what == WAIT && b->what == ERROR) return true;
  if (b->what == ERROR && may_take(&b->text, in)) return true;
  return may_differ(a, b, in);
}

static void show(const char *who, const struct story *s) {
  fprintf(stderr, "--- %s\n", who);
  for (size_t i = 0; i < s->count; i++)
    fprintf(stderr, "%s%s: %.*s\n", what_name[s->record[i].what], s->record[i].keep ? ", keep" : "",
            (int)s->record[i].text.len, s->record[i].text.len ? s->record[i].text.ptr : "");
}

static bool is_same(const struct record *a, const struct record *b) {
  return a->what == b->what && a->keep == b->keep && a->upgrade == b->upgrade &&
         is_same_text(&a->text, &b->text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len) {
  if (len == 0) return 0;
  enum h1_kind kind = data[0] & 1 ? H1_RESPONSE : H1_REQUEST;
  struct slice in = slice_of((const char *)data + 1, len - 1);
  struct story ours = {0}, theirs = {0};
  tell_ours(&ours, kind, in.ptr, in.len);
  tell_theirs(&theirs, kind, in.ptr, in.len);
  size_t i = 0;
  while (i < ours.count && i < theirs.count && is_same(&ours.record[i], &theirs.record[i])) i++;
  bool same = i == ours.count && i == theirs.count;
  bool cut = ours.count >= RECORDS - 8 || theirs.count >= RECORDS - 8;
  if (!same && !cut && !may_part(&ours, &theirs, i, in)) {
    show("ours", &ours);
    show("llhttp", &theirs);
    CHECK(!"the stories part without a reason");
  }
  story_fini(&ours);
  story_fini(&theirs);
  return 0;
}
