/* bind_url — internalBinding('url'): the parser of src/text/url.h for lib/internal/url.js.
 *
 * What a URL is besides its href goes through `registers`, an Int32Array in the order of struct
 * url_marks: results of parse() and set(), and for set() what the URL was before. */
#include <errno.h>

#include "base/check.h"
#include "base/err.h"
#include "base/mem.h"
#include "bind/bind.h"
#include "bind/throw.h"
#include "engine/string.h"
#include "text/ascii.h"
#include "text/idna.h"
#include "text/url.h"
#include "text/url_chars.h"

_Static_assert(sizeof(struct url_marks) == 8 * sizeof(int32_t), "ORDER: lib/internal/url.js");

/* Scratch memory that stays for the next call, unless it has grown large. */
enum { KEEP_BYTES = 64 * 1024 };
struct url_state {
  struct env *env;
  struct url_marks marks; /* the registers */
  struct buf out, base, text;
};

static struct url_state *state_of(struct js_call *c) {
  struct url_state *s = c->env->bind[BIND_URL];
  s->out.len = s->base.len = s->text.len = 0;
  return s;
}

static void give_back(struct buf *b) {
  if (b->cap > KEEP_BYTES) buf_fini(b);
}

static void done(struct url_state *s) {
  give_back(&s->out);
  give_back(&s->base);
  give_back(&s->text);
}

/* A string argument in UTF-8: its own characters when they are ASCII, else a copy in *room. */
struct input {
  struct js_text t;
  struct slice utf8;
  int err;
};

static bool input_open(struct js_call *c, unsigned i, struct input *in, struct buf *room) {
  if (i >= c->argc || !js_text_open(c->env, c->argv[i], &in->t)) return false;
  in->utf8 = slice_of(in->t.ptr, in->t.len);
  in->err = 0;
  if (in->t.is_8bit && ascii_is(in->t.ptr, in->t.len)) return true;
  room->len = 0;
  in->err = js_text_append_utf8(&in->t, room);
  in->utf8 = slice_of(room->ptr, room->len);
  return true;
}

static JSValueRef bad_argument(struct js_call *c) {
  return throw_type(c, "a string is needed");
}

static JSValueRef failed(struct js_call *c, int err) {
  if (err == E_URL_INVALID) return js_undefined(c->env);
  return err == -ENOMEM ? throw_error(c, "out of memory") : throw_range(c, "the URL is too long");
}

/* The href: the argument itself when it was one already. */
static JSValueRef href_of(struct js_call *c, const struct input *in, const struct buf *out) {
  if (slice_is_equal(in->utf8, slice_of(out->ptr, out->len))) return c->argv[0];
  return js_str_latin1(c->env, out->ptr, out->len);
}

/* Parses argument 0 against the base in argument 1, which may be missing. */
static int parse_args(struct js_call *c, struct url_state *s, const struct input *in) {
  struct input base_in;
  struct url_view base;
  struct buf room = {0};
  if (in->err) return in->err;
  if (c->argc < 2 || js_is_undefined(c->env, c->argv[1]))
    return url_parse(&s->out, &s->marks, in->utf8, NULL);
  if (!input_open(c, 1, &base_in, &room)) return E_URL_INVALID;
  int err = base_in.err;
  if (!err) err = url_parse(&s->base, &base.marks, base_in.utf8, NULL);
  base.href = slice_of(s->base.ptr, s->base.len);
  if (!err) err = url_parse(&s->out, &s->marks, in->utf8, &base);
  js_text_close(&base_in.t);
  buf_fini(&room);
  return err;
}

/* parse(input: string, base?: string) -> href, undefined when it is no URL */
JS_NATIVE(url_native_parse) {
  struct url_state *s = state_of(c);
  struct input in;
  if (!input_open(c, 0, &in, &s->text)) return bad_argument(c);
  int err = parse_args(c, s, &in);
  JSValueRef href = err ? failed(c, err) : href_of(c, &in, &s->out);
  js_text_close(&in.t);
  done(s);
  return href;
}

/* canParse(input: string, base?: string) -> boolean; leaves the registers alone */
JS_NATIVE(url_native_can_parse) {
  struct url_state *s = state_of(c);
  struct url_marks before = s->marks;
  struct input in;
  if (!input_open(c, 0, &in, &s->text)) return bad_argument(c);
  int err = parse_args(c, s, &in);
  s->marks = before;
  js_text_close(&in.t);
  done(s);
  return js_bool(c->env, err == 0);
}

/* Marks from JavaScript are not taken on trust. */
static bool are_marks_good(const struct url_marks *m, size_t len) {
  return m->scheme_end > 0 && m->scheme_end <= m->user_end && m->user_end <= m->host_start &&
         m->host_start <= m->host_end && m->host_end <= m->path_start &&
         m->path_start <= m->query_start && m->query_start <= m->hash_start && m->hash_start <= len;
}

/* set(href: string, field: enum url_field, value: string) -> the new href, undefined: no change */
JS_NATIVE(url_native_set) {
  struct url_state *s = state_of(c);
  struct input href, value;
  if (!input_open(c, 0, &href, &s->base)) return bad_argument(c);
  JSValueRef result = js_undefined(c->env);
  unsigned field = c->argc > 1 ? (unsigned)js_to_int(c->env, c->argv[1]) : URL_FIELD_COUNT;
  if (!input_open(c, 2, &value, &s->text)) {
    bad_argument(c);
  } else {
    struct url_view from = {href.utf8, s->marks};
    int err = href.err ? href.err : value.err;
    if (field >= URL_FIELD_COUNT || !are_marks_good(&s->marks, href.utf8.len)) err = E_URL_INVALID;
    int changed = err ? err : url_set(&s->out, &s->marks, &from, (enum url_field)field, value.utf8);
    if (changed == 1) result = js_str_latin1(c->env, s->out.ptr, s->out.len);
    else if (changed < 0) failed(c, changed);
    js_text_close(&value.t);
  }
  js_text_close(&href.t);
  done(s);
  return result;
}

/* A text of argument 0, changed by `change`; the argument itself when nothing changed. */
static JSValueRef changed_text(struct js_call *c, int (*change)(struct buf *out, struct slice in)) {
  struct url_state *s = state_of(c);
  struct input in;
  if (!input_open(c, 0, &in, &s->text)) return bad_argument(c);
  int err = in.err ? in.err : change(&s->out, in.utf8);
  JSValueRef result = err ? failed(c, err) : c->argv[0];
  if (!err && !slice_is_equal(in.utf8, slice_of(s->out.ptr, s->out.len)))
    result = js_str_utf8(c->env, s->out.ptr, s->out.len);
  js_text_close(&in.t);
  done(s);
  return result;
}

/* encodeForm(text) -> application/x-www-form-urlencoded; decodeForm(text) -> what it stands for */
JS_NATIVE(url_native_encode_form) {
  return changed_text(c, url_chars_encode_form);
}
JS_NATIVE(url_native_decode_form) {
  return changed_text(c, url_chars_decode_form);
}

/* decode(text) -> percent-decoded; ill-formed UTF-8 becomes U+FFFD */
JS_NATIVE(url_native_decode) {
  return changed_text(c, url_chars_decode);
}

static int to_unicode(struct buf *out, struct slice in) {
  if (in.len == 0) return 0;
  int err = idna_to_unicode(out, in);
  return err == -ENOSYS ? buf_append_slice(out, in) : err;
}

/* toUnicode(domain: ASCII) -> the name with its "xn--" labels decoded */
JS_NATIVE(url_native_to_unicode) {
  return changed_text(c, to_unicode);
}

static int to_ascii(struct buf *out, struct slice in) {
  bool is_plain = ascii_is(in.ptr, in.len) && !memmem(in.ptr, in.len, "xn--", 4);
  if (is_plain) return buf_append_slice(out, in);
  int err = idna_to_ascii(out, in);
  if (err == E_URL_INVALID || err == -ENOSYS) out->len = 0;
  return err == -ENOMEM ? err : 0;
}

/* toAscii(domain in lower case) -> the name with "xn--" labels, '' when it breaks a rule */
JS_NATIVE(url_native_to_ascii) {
  return changed_text(c, to_ascii);
}

static const struct native natives[] = {
    NATIVE("parse", 2, url_native_parse),
    NATIVE("canParse", 2, url_native_can_parse),
    NATIVE("set", 3, url_native_set),
    NATIVE("encodeForm", 1, url_native_encode_form),
    NATIVE("decodeForm", 1, url_native_decode_form),
    NATIVE("decode", 1, url_native_decode),
    NATIVE("toAscii", 1, url_native_to_ascii),
    NATIVE("toUnicode", 1, url_native_to_unicode),
};

static void keep_bytes(void *bytes, void *context) {} /* the registers are the state's */

static void on_end(void *p) {
  struct url_state *s = p;
  buf_fini(&s->out);
  buf_fini(&s->base);
  buf_fini(&s->text);
  s->env->bind[BIND_URL] = NULL;
  mem_free(s);
}

void bind_url_init(struct env *env, JSObjectRef target) {
  struct url_state *s = mem_zalloc(sizeof *s);
  s->env = env;
  env->bind[BIND_URL] = s;
  env_on_end(env, on_end, s);
  native_define(env, target, natives, ARRAY_COUNT(natives));
  JSObjectRef registers = JSObjectMakeTypedArrayWithBytesNoCopy(
      env->ctx, kJSTypedArrayTypeInt32Array, &s->marks, sizeof s->marks, keep_bytes, NULL, NULL);
  CHECK(registers);
  js_set(env, target, "registers", registers);
}
