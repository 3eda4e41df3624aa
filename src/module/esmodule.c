/* esmodule — import and export declarations, and what is known of a module's names at its end.
 * ECMA-262 §16.2. */
#include "base/check.h"
#include "base/mem.h"
#include "module/esparse_internal.h"

/* clang-format off */
#define PUSH(o, array, count, cap, ...)                                                            \
  do {                                                                                             \
    if ((o)->count == (o)->cap) {                                                                  \
      (o)->cap = (o)->cap ? (o)->cap * 2 : 16;                                                     \
      (o)->array = mem_realloc((o)->array, (o)->cap * sizeof *(o)->array);                         \
    }                                                                                              \
    (o)->array[(o)->count++] = __VA_ARGS__;                                                        \
  } while (0)
/* clang-format on */

static struct es_range range_of(const struct es_token *t) {
  return (struct es_range){t->start, t->end};
}

/* ---- from "x" with { type: "json" } ---- */

static void attributes(struct es *es) {
  struct esparse *o = es->out;
  esparse_expect(es, '{');
  while (!es_is(es, '}') && !es_is_end(es)) {
    struct es_range key = range_of(&es->lex.tok);
    if (es->lex.tok.type != ES_NAME && es->lex.tok.type != ES_STRING) esparse_unexpected(es);
    es_next(es);
    esparse_expect(es, ':');
    struct es_range value = range_of(&es->lex.tok);
    if (es->lex.tok.type != ES_STRING) esparse_unexpected(es);
    es_next(es);
    PUSH(o, attr, attrs, attr_cap, (struct es_attr){key, value});
    if (!es_is(es, '}')) esparse_expect(es, ',');
  }
  esparse_expect(es, '}');
}

/* The specifier, the attributes and the semicolon.  Returns the request's number. */
static uint32_t from(struct es *es, unsigned phase) {
  struct esparse *o = es->out;
  struct es_request r = {.specifier = range_of(&es->lex.tok), .attr = o->attrs, .phase = phase};
  if (es->lex.tok.type != ES_STRING) esparse_unexpected(es);
  es_next(es);
  if (esparse_eat_word(es, ES_KW_WITH)) attributes(es);
  r.attrs = o->attrs - r.attr;
  PUSH(o, request, requests, request_cap, r);
  esparse_semicolon(es);
  return o->requests - 1;
}

/* ---- import ---- */

static void import_local(struct es *es, uint32_t kind, struct es_range imported) {
  const struct es_token t = es->lex.tok;
  if (!esparse_is_identifier(es, &t)) {
    esparse_unexpected(es);
    return;
  }
  struct es_import entry = {
      .request = es->out->requests, .kind = kind, .imported = imported, .local = range_of(&t)};
  PUSH(es->out, import, imports, import_cap, entry);
  esscope_declare(&es->scope, esparse_atom(es, &t), t.start, t.end, ESDECL_IMPORT);
  es_next(es);
}

static void import_names(struct es *es) {
  es_next(es);
  while (!es_is(es, '}') && !es_is_end(es)) {
    const struct es_token t = es->lex.tok;
    if (t.type != ES_NAME && t.type != ES_STRING) esparse_unexpected(es);
    struct es_token next = esparse_peek(es);
    if (next.word == ES_KW_AS) {
      es_next(es);
      es_next(es);
    }
    import_local(es, ESIMPORT_NAMED, range_of(&t));
    if (!es_is(es, '}')) esparse_expect(es, ',');
  }
  esparse_expect(es, '}');
}

static void import_star(struct es *es) {
  es_next(es);
  esparse_expect_word(es, ES_KW_AS);
  import_local(es, ESIMPORT_NAMESPACE, (struct es_range){0});
}

/* `import source x from`, `import defer * as x from`: 0 when the word is the name. */
static unsigned import_phase(struct es *es) {
  const struct es_token t = es->lex.tok;
  if (t.word != ES_KW_SOURCE && t.word != ES_KW_DEFER) return 0;
  struct es_token next = esparse_peek(es);
  if (t.word == ES_KW_DEFER) {
    if (next.type != ES_PUNCT || next.punct != '*') return 0;
    es_next(es);
    return 2;
  }
  if (next.type != ES_NAME) return 0;
  struct eslex saved = es->lex;
  es_next(es);
  bool is_name = es_is_word(es, ES_KW_FROM) && esparse_peek(es).word != ES_KW_FROM;
  if (!is_name) return 1;
  es->lex = saved;
  return 0;
}

void esmodule_import(struct es *es) {
  uint32_t start = es->lex.tok.start;
  es->out->flags |= ESFLAG_SYNTAX;
  es_next(es);
  unsigned phase = 0;
  if (es->lex.tok.type != ES_STRING) {
    phase = import_phase(es);
    bool more = true;
    if (es->lex.tok.type == ES_NAME) {
      import_local(es, ESIMPORT_DEFAULT, (struct es_range){0});
      more = esparse_eat(es, ',');
    }
    if (more && es_is(es, '{')) import_names(es);
    else if (more && es_is(es, '*')) import_star(es);
    else if (more) esparse_unexpected(es);
    esparse_expect_word(es, ES_KW_FROM);
  }
  from(es, phase);
  esparse_edit(es, ESEDIT_REMOVE, start, es->lex.prev_end, 0);
}

/* ---- export ---- */

static void add_export(struct es *es, enum es_export_kind kind, struct es_range exported,
                       struct es_range local) {
  struct es_export entry = {
      .kind = kind, .request = es->out->requests, .exported = exported, .local = local};
  PUSH(es->out, export, exports, export_cap, entry);
}

static void export_star(struct es *es) {
  struct es_range exported = {0};
  enum es_export_kind kind = ESEXPORT_STAR;
  es_next(es);
  if (esparse_eat_word(es, ES_KW_AS)) {
    if (es->lex.tok.type != ES_NAME && es->lex.tok.type != ES_STRING) esparse_unexpected(es);
    exported = range_of(&es->lex.tok);
    kind = ESEXPORT_NAMESPACE;
    es_next(es);
  }
  esparse_expect_word(es, ES_KW_FROM);
  add_export(es, kind, exported, (struct es_range){0});
  from(es, 0);
}

/* export { a, b as c } [from "x"] */
static void export_names(struct es *es) {
  uint32_t first = es->out->exports;
  struct es_token wrong = {.type = ES_EOF}; /* the first one that can't be a local name */
  es_next(es);
  while (!es_is(es, '}') && !es_is_end(es)) {
    const struct es_token t = es->lex.tok;
    struct es_range exported = range_of(&t);
    if (t.type != ES_NAME && t.type != ES_STRING) esparse_unexpected(es);
    if (wrong.type == ES_EOF && !esparse_is_identifier(es, &t)) wrong = t;
    es_next(es);
    if (esparse_eat_word(es, ES_KW_AS)) {
      exported = range_of(&es->lex.tok);
      if (es->lex.tok.type != ES_NAME && es->lex.tok.type != ES_STRING) esparse_unexpected(es);
      es_next(es);
    }
    add_export(es, ESEXPORT_LOCAL, exported, range_of(&t));
    if (!es_is(es, '}')) esparse_expect(es, ',');
  }
  esparse_expect(es, '}');
  if (esparse_eat_word(es, ES_KW_FROM)) {
    for (uint32_t i = first; i < es->out->exports; i++) es->out->export[i].kind = ESEXPORT_FROM;
    from(es, 0);
    return;
  }
  if (wrong.type != ES_EOF) {
    es->lex.tok = wrong;
    esparse_unexpected(es);
  }
  esparse_semicolon(es);
}

/* tok stands behind `export default`. */
static void export_default(struct es *es, uint32_t start) {
  uint32_t end = es->lex.prev_end;
  struct es_token next = esparse_peek(es);
  bool is_async = es_is_word(es, ES_KW_ASYNC) && next.word == ES_KW_FUNCTION && !next.nl_before;
  bool is_class = es_is_word(es, ES_KW_CLASS);
  bool has_name = is_class && next.type == ES_NAME && next.word != ES_KW_EXTENDS;
  struct es_range local = {0};
  if (es_is_word(es, ES_KW_FUNCTION) || is_async || has_name) {
    esparse_edit(es, ESEDIT_STRIP, start, end, 0);
    if (is_async) es_next(es);
    uint32_t decls = es->scope.decls;
    if (is_class) esfunction_class(es, true);
    else esfunction_declaration(es, is_async, true);
    /* The first name that it declared is its own. */
    if (es->scope.decls > decls && (is_class || es->scope.decl[decls].kind == ESDECL_FUNCTION)) {
      const struct esscope_decl *d = &es->scope.decl[decls];
      local = (struct es_range){d->at, d->end};
    }
    if (!is_class && (es->out->flags & ESFLAG_DEFAULT_FUNCTION)) local = (struct es_range){0};
    add_export(es, ESEXPORT_LOCAL, (struct es_range){0}, local);
    return;
  }
  esparse_edit(es, ESEDIT_DEFAULT_OPEN, start, end, 0);
  if (is_class) esfunction_class(es, false);
  else esexpr_one(es);
  esparse_edit(es, ESEDIT_DEFAULT_CLOSE, es->lex.prev_end, es->lex.prev_end, 0);
  if (!is_class) esparse_semicolon(es);
  add_export(es, ESEXPORT_LOCAL, (struct es_range){0}, (struct es_range){0});
}

/* export const a = 1, {b} = c;  export function d() {}  export class E {} */
static void export_declaration(struct es *es, uint32_t start, uint32_t end) {
  bool is_word = es->lex.tok.type == ES_NAME;
  uint8_t word = es->lex.tok.word;
  bool is_known = is_word && (word == ES_KW_VAR || word == ES_KW_LET || word == ES_KW_CONST ||
                              word == ES_KW_CLASS || word == ES_KW_FUNCTION || word == ES_KW_ASYNC);
  if (!is_known || (word == ES_KW_ASYNC && esparse_peek(es).word != ES_KW_FUNCTION)) {
    esparse_unexpected(es);
    return;
  }
  esparse_edit(es, ESEDIT_STRIP, start, end, 0);
  uint32_t before = es->scope.level[0].decls;
  esstmt_statement(es, true);
  /* All that the module's own scope has got since: newest first. */
  for (uint32_t d = es->scope.level[0].decls; d != before && !es->lex.error;
       d = es->scope.decl[d].next) {
    const struct esscope_decl *decl = &es->scope.decl[d];
    struct es_range name = {decl->at, decl->end};
    add_export(es, ESEXPORT_LOCAL, name, name);
  }
}

void esmodule_export(struct es *es) {
  const struct es_token t = es->lex.tok;
  es->out->flags |= ESFLAG_SYNTAX;
  es_next(es);
  bool is_removed = true;
  if (es_is(es, '*')) {
    export_star(es);
  } else if (es_is(es, '{')) {
    export_names(es);
  } else if (esparse_eat_word(es, ES_KW_DEFAULT)) {
    is_removed = false;
    export_default(es, t.start);
  } else {
    is_removed = false;
    export_declaration(es, t.start, t.end);
  }
  if (is_removed) esparse_edit(es, ESEDIT_REMOVE, t.start, es->lex.prev_end, 0);
}

/* ---- at the end ---- */

/* What the module's own scope has of a name. */
struct known {
  uint32_t at, end; /* of the latest declaration seen */
  uint32_t import;  /* index + 1 */
  bool is_declared, is_lexical, is_const, is_exported;
};

static struct known *declarations(struct es *es) {
  struct esscope *s = &es->scope;
  struct known *known = mem_zalloc((s->atoms + 1) * sizeof *known);
  for (uint32_t d = s->level[0].decls; d != ESSCOPE_NONE; d = s->decl[d].next) {
    const struct esscope_decl *decl = &s->decl[d];
    struct known *k = &known[decl->atom];
    bool is_lexical = decl->kind != ESDECL_VAR;
    if (k->is_declared && (is_lexical || k->is_lexical))
      eslex_fail(&es->lex, "Identifier % has already been declared", k->at, k->end);
    if (!k->is_declared) k->at = decl->at, k->end = decl->end;
    k->is_declared = true;
    k->is_lexical |= is_lexical;
    k->is_const |= decl->kind == ESDECL_CONST;
  }
  return known;
}

static uint32_t atom_at(struct es *es, struct es_range r) {
  bool is_escaped = false;
  if (r.end > r.start && (es->lex.text[r.start] == '"' || es->lex.text[r.start] == '\'')) {
    r.start++;
    r.end--;
  }
  for (uint32_t i = r.start; i < r.end; i++) is_escaped |= es->lex.text[i] == '\\';
  return esscope_intern(&es->scope, es->lex.text + r.start, r.end - r.start, is_escaped);
}

static unsigned ref_flags(const struct esscope *s, uint32_t atom) {
  unsigned flags = 0;
  for (uint32_t r = s->atom[atom].head; r != ESSCOPE_NONE; r = s->ref[r].prev) {
    if (s->ref[r].flags & ESREF_WRITE) flags |= s->ref[r].flags;
  }
  return flags;
}

static void edit_uses(struct es *es, uint32_t import, uint32_t atom) {
  const struct esscope *s = &es->scope;
  for (uint32_t i = s->atom[atom].head; i != ESSCOPE_NONE; i = s->ref[i].prev) {
    const struct esscope_ref *r = &s->ref[i];
    bool is_short = r->flags & ESREF_SHORTHAND;
    enum es_edit_kind kind = r->flags & ESREF_WRITE ? ESEDIT_USE_WRITE
                             : is_short             ? ESEDIT_USE_SHORTHAND
                             : r->flags & ESREF_NEW ? ESEDIT_USE_NEW
                                                    : ESEDIT_USE;
    uint32_t arg = import | (is_short ? 0x80000000u : 0);
    esparse_edit(es, kind, r->at, r->end, arg);
  }
}

static void finish_imports(struct es *es, struct known *known) {
  struct esparse *o = es->out;
  for (uint32_t i = 0; i < o->imports; i++) {
    uint32_t atom = atom_at(es, o->import[i].local);
    known[atom].import = i + 1;
    if (ref_flags(&es->scope, atom) & ESREF_WRITE) o->import[i].is_assigned = 1;
    edit_uses(es, i, atom);
  }
}

static void finish_exports(struct es *es, const struct known *known, uint32_t count) {
  struct esparse *o = es->out;
  for (uint32_t i = 0; i < o->exports; i++) {
    struct es_export *e = &o->export[i];
    if (e->kind != ESEXPORT_LOCAL || e->local.end == 0) continue;
    uint32_t atom = atom_at(es, e->local);
    if (atom >= count || !known[atom].is_declared) {
      eslex_fail(&es->lex, "Export % is not defined in module", e->local.start, e->local.end);
      return;
    }
    e->import = known[atom].import;
    unsigned flags = ref_flags(&es->scope, atom);
    bool may_change = (flags & (ESREF_WRITE | ESREF_NESTED)) == (ESREF_WRITE | ESREF_NESTED);
    e->is_live = !known[atom].is_const && (may_change || (o->flags & ESFLAG_EVAL));
  }
}

static void check_duplicates(struct es *es) {
  static const uint16_t word[] = {'d', 'e', 'f', 'a', 'u', 'l', 't'};
  struct esparse *o = es->out;
  uint32_t most = es->scope.atoms + o->exports + 1;
  bool *is_seen = mem_zalloc(most);
  for (uint32_t i = 0; i < o->exports; i++) {
    const struct es_export *e = &o->export[i];
    if (e->kind == ESEXPORT_STAR) continue;
    uint32_t atom = e->exported.end ? atom_at(es, e->exported)
                                    : esscope_intern(&es->scope, word, ARRAY_COUNT(word), false);
    CHECK(atom < most);
    if (is_seen[atom])
      eslex_fail(&es->lex, "Duplicate export of %", e->exported.start, e->exported.end);
    is_seen[atom] = true;
  }
  mem_free(is_seen);
}

void esmodule_finish(struct es *es) {
  if (!es->is_module) return;
  uint32_t count = es->scope.atoms;
  struct known *known = declarations(es);
  if (!es->lex.error) finish_imports(es, known);
  if (!es->lex.error) finish_exports(es, known, count);
  if (!es->lex.error) check_duplicates(es);
  mem_free(known);
}
