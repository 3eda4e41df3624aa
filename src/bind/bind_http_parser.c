/* bind_http_parser — internalBinding('http_parser'): HTTP/1.x messages out of bytes that JavaScript
 * has read, for the client and for servers over streams that are not ours.
 * JavaScript half: lib/internal/http/parser.js.
 *
 * A parser has a name (an id) and eats what it is fed; what it found comes back as one flat array
 * of events, so that a response in one piece costs one call.
 *
 *   HEAD --interim response--> HEAD          BODY --whole--> HEAD (CLOSED: the last of its
 *   connection) HEAD --> BODY, whole at once if none is announced
 *   HEAD --upgrade--> STOPPED (proceed: as if it were none)   any --malformed--> STOPPED */
#include <errno.h>

#include "base/mem.h"
#include "bind/bind.h"
#include "bind/http_bits.h"
#include "bind/throw.h"
#include "engine/bytes.h"
#include "engine/string.h"
#include "http/h1_body.h"
#include "http/h1_parse.h"

#define HEADERS_LENT 64 /* rooms that all parsers of a thread share while they parse */
#define VALUES_MAX   96 /* of one answer: then the rest is asked for by another call */
#define EVENT_VALUES 4  /* at most, of one event */

static const char parser_kind[] = "http parser";
static __thread struct h1_header lent[HEADERS_LENT];

enum parser_state { STATE_HEAD, STATE_BODY, STATE_CLOSED, STATE_STOPPED };

struct parser {
  struct list link;
  int32_t id;
  uint8_t state;
  bool is_response;
  bool is_last;     /* nothing follows the message whose body is read */
  bool may_proceed; /* stopped by an upgrade that nobody has taken yet */
  struct h1_head head;
  struct h1_body body;
  struct buf pending; /* a head that is not whole */
};

struct parser_state_of_env {
  struct env *env;
  struct list parsers;
};

/* ORDER: EVENT_ in lib/internal/http/parser.js.  Offsets count from the start of what was fed. */
enum event {
  EVENT_HEAD,    /* text, bits (REQ_ or RES_), length of the request target */
  EVENT_BODY,    /* from, to */
  EVENT_END,     /* trailers: text or undefined; where it ended */
  EVENT_UPGRADE, /* where the head ended; the parser has stopped */
  EVENT_ERROR,   /* code, reason, where; the parser has stopped */
  EVENT_MORE,    /* from where to go on with another call */
};

/* One answer being put together: values on the stack, where the collector sees them. */
struct answer {
  struct env *env;
  unsigned count;
  JSValueRef value[VALUES_MAX];
};

static void put(struct answer *a, JSValueRef value) {
  a->value[a->count++] = value;
}

static void put_int(struct answer *a, size_t n) {
  put(a, js_int(a->env, (int32_t)n));
}

static bool is_full(const struct answer *a) {
  return a->count + EVENT_VALUES * 3 > VALUES_MAX; /* head, end and one more */
}

static void put_error(struct parser *p, struct answer *a, int err, const char *why, size_t at) {
  p->state = STATE_STOPPED;
  const char *code = err_own_name(err);
  put_int(a, EVENT_ERROR);
  put(a, js_str(a->env, code ? code : "HPE_INTERNAL"));
  put(a, js_str(a->env, why ? why : err_text(err)));
  put_int(a, at);
}

static void put_end(struct parser *p, struct answer *a, size_t at) {
  struct h1_trailers *t = p->body.trailers;
  put_int(a, EVENT_END);
  put(a, t ? js_str_latin1(a->env, t->bytes.ptr, t->bytes.len) : js_undefined(a->env));
  put_int(a, at);
  h1_body_fini(&p->body);
  h1_head_reset(&p->head);
  p->state = p->is_last ? STATE_CLOSED : STATE_HEAD;
}

static void begin_body(struct parser *p, struct answer *a, size_t at) {
  h1_body_init(&p->body, p->head.body, p->head.length);
  p->is_last = !p->head.keep_alive;
  p->state = STATE_BODY;
  if (p->body.done) put_end(p, a, at);
}

static bool is_interim(const struct h1_head *h) {
  return h->status / 100 == 1 && h->status != 101;
}

/* A head is whole; the input behind it begins at `at`. */
static void on_head(struct parser *p, struct answer *a, const char *bytes, size_t at) {
  struct h1_head *h = &p->head;
  put_int(a, EVENT_HEAD);
  put(a, js_str_latin1(a->env, bytes + h->skip, h->bytes));
  put_int(a, (uint32_t)(p->is_response ? http_bits_response(h) : http_bits_request(h, bytes)));
  put_int(a, h->target.len);
  if (p->is_response && is_interim(h)) return h1_head_reset(h);
  if (h->upgrade || (p->is_response && h->request_method == H1_CONNECT)) {
    put_int(a, EVENT_UPGRADE);
    put_int(a, at);
    p->state = STATE_STOPPED;
    p->may_proceed = true;
    return;
  }
  begin_body(p, a, at);
}

/* The part of a head in `in`, behind what is pending; returns the bytes of `in` that it took. */
static size_t eat_head(struct parser *p, struct answer *a, struct slice in, size_t at) {
  size_t before = p->pending.len;
  const char *bytes = in.ptr;
  size_t len = in.len;
  int err = 0;
  if (before) {
    err = buf_append_slice(&p->pending, in);
    bytes = p->pending.ptr;
    len = p->pending.len;
  }
  ssize_t n = err ? err : h1_parse_head(&p->head, bytes, len);
  if (n > 0) {
    size_t took = (size_t)n - before;
    on_head(p, a, bytes, at + took);
    buf_fini(&p->pending);
    return took;
  }
  if (n == 0 && !before) n = buf_append_slice(&p->pending, in);
  if (n == 0) n = h1_head_keep(&p->head);
  if (n < 0) {
    size_t where = p->head.error_at > before ? p->head.error_at - before : 0;
    put_error(p, a, (int)n, p->head.why, at + where);
  }
  return in.len;
}

static size_t eat_body(struct parser *p, struct answer *a, struct slice in, size_t at) {
  struct slice run;
  ssize_t n = h1_body_feed(&p->body, in.ptr, in.len, &run);
  if (n < 0) {
    put_error(p, a, (int)n, p->body.why, at + p->body.error_at);
    return in.len;
  }
  if (run.len) {
    size_t from = at + (size_t)(run.ptr - in.ptr);
    put_int(a, EVENT_BODY);
    put_int(a, from);
    put_int(a, from + run.len);
  }
  if (p->body.done) put_end(p, a, at + (size_t)n);
  return (size_t)n;
}

/* RFC 9112 §9.6: nothing follows; as with Node, an empty line is no offence. */
static size_t eat_nothing(struct parser *p, struct answer *a, struct slice in, size_t at) {
  if (in.ptr[0] != '\r' && in.ptr[0] != '\n')
    put_error(p, a, E_HPE_CLOSED_CONNECTION, "Data after `Connection: close`", at);
  return 1;
}

static size_t eat_some(struct parser *p, struct answer *a, struct slice in, size_t at) {
  switch (p->state) {
  case STATE_HEAD: return eat_head(p, a, in, at);
  case STATE_BODY: return eat_body(p, a, in, at);
  default: return eat_nothing(p, a, in, at);
  }
}

static void eat(struct parser *p, struct answer *a, struct slice in, size_t at) {
  while (at < in.len && p->state != STATE_STOPPED) {
    if (is_full(a)) {
      put_int(a, EVENT_MORE);
      put_int(a, at);
      return;
    }
    struct slice rest = slice_of(in.ptr + at, in.len - at);
    at += eat_some(p, a, rest, at);
  }
}

static JSValueRef answer_value(struct answer *a) {
  return a->count ? (JSValueRef)js_array(a->env, a->count, a->value) : js_undefined(a->env);
}

/* ---- what JavaScript calls ---- */

static int32_t int_arg(struct js_call *c, unsigned i) {
  return i < c->argc ? js_to_int(c->env, c->argv[i]) : 0;
}

static struct parser *parser_arg(struct js_call *c) {
  return slots_get(&c->env->slots, parser_kind, int_arg(c, 0));
}

static struct parser_state_of_env *state(struct env *env) {
  return env->bind[BIND_HTTP_PARSER];
}

static void drop_message(struct parser *p) {
  h1_body_fini(&p->body);
  h1_head_fini(&p->head);
  buf_fini(&p->pending);
}

/* open() -> id, or a negative errno; stopped until start */
JS_NATIVE(parser_open) {
  struct parser *p = mem_zalloc(sizeof *p);
  p->state = STATE_STOPPED;
  p->id = slots_add(&c->env->slots, parser_kind, p);
  int32_t id = p->id;
  if (id > 0) list_push_back(&state(c->env)->parsers, &p->link);
  else mem_free(p);
  return js_int(c->env, id);
}

/* start(id, isResponse, method: index of the request's, maxHeadBytes, maxHeaders: 0 for all,
 * lenient): forgets what was before */
JS_NATIVE(parser_start) {
  struct parser *p = parser_arg(c);
  if (!p) return js_undefined(c->env);
  drop_message(p);
  p->is_response = c->argc > 1 && js_to_bool(c->env, c->argv[1]);
  p->may_proceed = false;
  p->state = STATE_HEAD;
  h1_head_init(&p->head, p->is_response ? H1_RESPONSE : H1_REQUEST, lent, HEADERS_LENT);
  p->head.request_method = (uint8_t)int_arg(c, 2);
  if (int_arg(c, 3) > 0) p->head.max_bytes = (uint32_t)int_arg(c, 3);
  p->head.max_headers = (uint32_t)int_arg(c, 4);
  p->head.lenient = (uint32_t)int_arg(c, 5);
  return js_undefined(c->env);
}

/* feed(id, bytes, from) -> events, flat, or undefined when nothing is whole yet */
JS_NATIVE(parser_feed) {
  struct parser *p = parser_arg(c);
  struct slice in;
  if (!p || c->argc < 2 || !js_bytes(c->env, c->argv[1], &in)) return js_undefined(c->env);
  if (in.len > INT32_MAX) return throw_range(c, "too many bytes");
  struct answer a = {.env = c->env};
  int32_t from = int_arg(c, 2);
  eat(p, &a, in, from > 0 ? (size_t)from : 0);
  return answer_value(&a);
}

/* proceed(id): an upgrade that nobody wants is a request like others */
JS_NATIVE(parser_proceed) {
  struct parser *p = parser_arg(c);
  struct answer a = {.env = c->env};
  if (!p || !p->may_proceed) return js_undefined(c->env);
  p->may_proceed = false;
  begin_body(p, &a, 0);
  return answer_value(&a);
}

static bool has_only_empty_lines(const struct buf *b) {
  for (size_t i = 0; i < b->len; i++)
    if (b->ptr[i] != '\r' && b->ptr[i] != '\n') return false;
  return true;
}

/* finish(id) -> events: the peer sends no more */
JS_NATIVE(parser_finish) {
  struct parser *p = parser_arg(c);
  struct answer a = {.env = c->env};
  if (!p) return js_undefined(c->env);
  if (p->state == STATE_BODY) {
    int err = h1_body_eof(&p->body);
    if (err) put_error(p, &a, err, p->body.why, 0);
    else put_end(p, &a, 0);
  } else if (p->state == STATE_HEAD && !has_only_empty_lines(&p->pending)) {
    put_error(p, &a, E_HPE_INVALID_EOF_STATE, "Invalid EOF state", 0);
  }
  p->state = STATE_STOPPED;
  return answer_value(&a);
}

static void parser_free(struct parser *p) {
  drop_message(p);
  list_remove(&p->link);
  mem_free(p);
}

/* close(id): the parser goes */
JS_NATIVE(parser_close) {
  struct parser *p = parser_arg(c);
  if (!p) return js_undefined(c->env);
  slots_remove(&c->env->slots, p->id);
  parser_free(p);
  return js_undefined(c->env);
}

static const struct native natives[] = {
    NATIVE("open", 0, parser_open),     NATIVE("start", 6, parser_start),
    NATIVE("feed", 3, parser_feed),     NATIVE("proceed", 1, parser_proceed),
    NATIVE("finish", 1, parser_finish), NATIVE("close", 1, parser_close),
};

static void on_end(void *arg) {
  struct parser_state_of_env *s = arg;
  while (!list_is_empty(&s->parsers))
    parser_free(container_of(s->parsers.next, struct parser, link));
  s->env->bind[BIND_HTTP_PARSER] = NULL;
  mem_free(s);
}

void bind_http_parser_init(struct env *env, JSObjectRef target) {
  struct parser_state_of_env *s = mem_zalloc(sizeof *s);
  s->env = env;
  list_init(&s->parsers);
  env->bind[BIND_HTTP_PARSER] = s;
  env_on_end(env, on_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
}
