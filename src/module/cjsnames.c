#include "module/cjsnames.h"

#include <string.h>

#include "base/mem.h"
#include "module/eslex.h"

#define MAX_TEMPLATES 64

/* The tokens are kept: patterns look ahead. */
struct names {
  const uint16_t *text;
  struct es_token *tok;
  uint32_t count, cap;
  struct cjsnames *out;
};

/* ---- tokens ---- */

static bool is_operand_end(const struct es_token *t) {
  if (t->type == ES_PUNCT) return t->punct == ')' || t->punct == ']' || t->punct == '}';
  if (t->type != ES_NAME) return t->type != ES_EOF;
  switch (t->word) {
  case ES_KW_RETURN:
  case ES_KW_TYPEOF:
  case ES_KW_CASE:
  case ES_KW_IN:
  case ES_KW_INSTANCEOF:
  case ES_KW_NEW:
  case ES_KW_DELETE:
  case ES_KW_VOID:
  case ES_KW_THROW:
  case ES_KW_DO:
  case ES_KW_ELSE: return false;
  default: return true;
  }
}

static void keep(struct names *n, const struct es_token *t) {
  if (n->count == n->cap) {
    n->cap = n->cap ? n->cap * 2 : 1024;
    n->tok = mem_realloc(n->tok, n->cap * sizeof *n->tok);
  }
  n->tok[n->count++] = *t;
}

/* A `/`: a regular expression where an operand must stand, and behind a block when it can be one. */
static void slash(struct names *n, struct eslex *l) {
  const struct es_token *before = n->count ? &n->tok[n->count - 1] : NULL;
  bool is_block = before && before->type == ES_PUNCT && before->punct == '}';
  if (before && is_operand_end(before) && !is_block) return;
  struct eslex saved = *l;
  eslex_regexp(l);
  if (l->error) *l = saved;
}

static bool is_punct(const struct es_token *t, uint8_t punct) {
  return t->type == ES_PUNCT && t->punct == punct;
}

/* Which `}` go on with a template. */
struct depths {
  uint32_t brace[MAX_TEMPLATES], templates, now;
};

/* Braces and templates.  false: too deep. */
static bool follow(struct eslex *l, struct depths *d) {
  bool goes_on = false;
  if (is_punct(&l->tok, '{')) d->now++;
  if (is_punct(&l->tok, '}')) {
    goes_on = d->templates && d->brace[d->templates - 1] == d->now;
    if (goes_on) d->templates--;
    else if (d->now) d->now--;
  }
  if (!goes_on && !is_punct(&l->tok, '`')) return true;
  if (!eslex_template(l)) return true;
  if (d->templates == MAX_TEMPLATES) return false;
  d->brace[d->templates++] = d->now;
  return true;
}

static void read_tokens(struct names *n, uint32_t len) {
  struct depths depths = {.now = 0};
  struct eslex l;
  eslex_init(&l, n->text, len, false);
  for (eslex_next(&l); l.tok.type != ES_EOF; eslex_next(&l)) {
    if (l.tok.type == ES_PUNCT && l.text[l.tok.start] == '/') slash(n, &l);
    if (!follow(&l, &depths) || l.error) break;
    keep(n, &l.tok);
  }
  for (int i = 0; i < 16; i++) keep(n, &(struct es_token){.type = ES_EOF}); /* to look ahead */
}

static bool is_name(const struct names *n, const struct es_token *t, const char *name) {
  size_t len = strlen(name);
  if (t->type != ES_NAME || t->end - t->start != len) return false;
  for (size_t i = 0; i < len; i++)
    if (n->text[t->start + i] != (uint8_t)name[i]) return false;
  return true;
}

static void add(struct names *n, const struct es_token *t, uint32_t kind) {
  struct cjsnames *o = n->out;
  if (o->count == o->cap) {
    o->cap = o->cap ? o->cap * 2 : 32;
    o->item = mem_realloc(o->item, o->cap * sizeof *o->item);
  }
  o->item[o->count++] = (struct cjsnames_item){t->start, t->end, kind};
}

static void forget_froms(struct names *n) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < n->out->count; i++)
    if (n->out->item[i].kind == CJSNAMES_EXPORT) n->out->item[kept++] = n->out->item[i];
  n->out->count = kept;
}

/* ---- patterns: t is a token, the result behind what was eaten, NULL: it does not fit ---- */

/* require("x"): *what is the string. */
static const struct es_token *require_call(const struct names *n, const struct es_token *t,
                                           const struct es_token **what) {
  if (!is_name(n, t, "require") || !is_punct(t + 1, '(') || t[2].type != ES_STRING ||
      !is_punct(t + 3, ')'))
    return NULL;
  *what = t + 2;
  return t + 4;
}

/* exports, module.exports */
static const struct es_token *exports_object(const struct names *n, const struct es_token *t) {
  if (is_name(n, t, "exports")) return t + 1;
  bool is_module = is_name(n, t, "module") && is_punct(t + 1, '.') && is_name(n, t + 2, "exports");
  return is_module ? t + 3 : NULL;
}

/* { a, b: c, "d": e, ...require("f") } */
static void literal(struct names *n, const struct es_token *t) {
  for (t++;; t++) {
    const struct es_token *what;
    if (is_punct(t, ES_P_ELLIPSIS)) {
      t = require_call(n, t + 1, &what);
      if (!t) return;
      add(n, what, CJSNAMES_FROM);
    } else if (t->type == ES_NAME || t->type == ES_STRING) {
      const struct es_token *key = t++;
      bool has_value = is_punct(t, ':');
      if (key->type == ES_STRING && !has_value) return;
      if (!has_value && !is_punct(t, ',') && !is_punct(t, '}')) return;
      if (has_value && t[1].type != ES_NAME) return;
      add(n, key, CJSNAMES_EXPORT);
      if (has_value) t += 2;
    } else {
      return;
    }
    if (!is_punct(t, ',')) return;
  }
}

/* Behind `exports` or `module.exports`. */
static void exports_use(struct names *n, const struct es_token *object, const struct es_token *t) {
  const struct es_token *what;
  if (is_punct(t, '.') && t[1].type == ES_NAME && is_punct(t + 2, '=')) {
    add(n, t + 1, CJSNAMES_EXPORT);
  } else if (is_punct(t, '[') && t[1].type == ES_STRING && is_punct(t + 2, ']') &&
             is_punct(t + 3, '=')) {
    add(n, t + 1, CJSNAMES_EXPORT);
  } else if (is_punct(t, '=') && is_name(n, object, "module")) {
    forget_froms(n);
    if (is_punct(t + 1, '{')) literal(n, t + 1);
    else if (require_call(n, t + 1, &what)) add(n, what, CJSNAMES_FROM);
  }
}

/* get: function () { return a.b ...   get() { return a["b"] ... */
static bool is_getter(const struct names *n, const struct es_token *t) {
  if (!is_name(n, t, "get")) return false;
  t++;
  if (is_punct(t, ':') && t[1].word == ES_KW_FUNCTION) t += t[2].type == ES_NAME ? 3 : 2;
  bool is_body = is_punct(t, '(') && is_punct(t + 1, ')') && is_punct(t + 2, '{') &&
                 t[3].word == ES_KW_RETURN && t[4].type == ES_NAME;
  return is_body && (is_punct(t + 5, '.') || is_punct(t + 5, '['));
}

/* Object.defineProperty(exports, "x", { ... */
static void define_property(struct names *n, const struct es_token *t) {
  if (!is_punct(t, '(')) return;
  t = exports_object(n, t + 1);
  if (!t || !is_punct(t, ',') || t[1].type != ES_STRING || !is_punct(t + 2, ',') ||
      !is_punct(t + 3, '{'))
    return;
  const struct es_token *name = t + 1;
  t += 4;
  if (is_name(n, t, "enumerable") && is_punct(t + 1, ':') && t[2].word == ES_KW_TRUE &&
      is_punct(t + 3, ','))
    t += 4;
  if ((is_name(n, t, "value") && is_punct(t + 1, ':')) || is_getter(n, t))
    add(n, name, CJSNAMES_EXPORT);
}

static bool is_same(const struct names *n, const struct es_token *a, const struct es_token *b) {
  size_t len = a->end - a->start;
  return b->type == ES_NAME && b->end - b->start == len &&
         memcmp(n->text + a->start, n->text + b->start, len * sizeof *n->text) == 0;
}

/* The string of `var id = require("x")` or of `id = helper(require("x"))`, before `end`. */
static const struct es_token *required_as(const struct names *n, const struct es_token *id,
                                          const struct es_token *end) {
  const struct es_token *what;
  for (const struct es_token *t = end; t-- > n->tok;) {
    if (!is_same(n, id, t) || !is_punct(t + 1, '=')) continue;
    if (require_call(n, t + 2, &what)) return what;
    if (t[2].type == ES_NAME && is_punct(t + 3, '(') && require_call(n, t + 4, &what)) return what;
  }
  return NULL;
}

/* Object.keys(id).forEach(function (k) { if (k === ... */
static void each_key(struct names *n, const struct es_token *t) {
  if (!is_punct(t, '(') || t[1].type != ES_NAME || !is_punct(t + 2, ')') || !is_punct(t + 3, '.') ||
      !is_name(n, t + 4, "forEach") || !is_punct(t + 5, '(') || t[6].word != ES_KW_FUNCTION ||
      !is_punct(t + 7, '(') || t[8].type != ES_NAME || !is_punct(t + 9, ')') ||
      !is_punct(t + 10, '{') || t[11].word != ES_KW_IF)
    return;
  const struct es_token *what = required_as(n, t + 1, t);
  if (what) add(n, what, CJSNAMES_FROM);
}

static void object_use(struct names *n, const struct es_token *t) {
  if (!is_punct(t + 1, '.')) return;
  if (is_name(n, t + 2, "defineProperty")) define_property(n, t + 3);
  else if (is_name(n, t + 2, "keys")) each_key(n, t + 3);
}

/* __export(require("x")), tslib.__exportStar(require("x"), exports) */
static void star(struct names *n, const struct es_token *t) {
  const struct es_token *what;
  if (!is_name(n, t, "__export") && !is_name(n, t, "__exportStar")) return;
  if (is_punct(t + 1, '(') && require_call(n, t + 2, &what)) add(n, what, CJSNAMES_FROM);
}

void cjsnames_run(struct cjsnames *out, const uint16_t *text, uint32_t len) {
  struct names n = {.text = text, .out = out};
  *out = (struct cjsnames){0};
  read_tokens(&n, len);
  for (uint32_t i = 0; i + 16 < n.count; i++) {
    const struct es_token *t = &n.tok[i];
    if (t->type != ES_NAME) continue;
    bool is_member = i > 0 && is_punct(t - 1, '.');
    if (text[t->start] == '_') star(&n, t);
    if (is_member) continue;
    const struct es_token *behind = exports_object(&n, t);
    if (behind) exports_use(&n, t, behind);
    else if (is_name(&n, t, "Object")) object_use(&n, t);
  }
  mem_free(n.tok);
}

void cjsnames_free(struct cjsnames *out) {
  mem_free(out->item);
}
