/* esfunction — functions, classes, patterns.  ECMA-262 §13.15.5, §14.3.3, §15. */
#include "module/esparse_internal.h"

/* ---- patterns that declare ---- */

static void declare(struct es *es, const struct es_token *name, enum esdecl kind) {
  if (!es->is_module || es->lex.error) return;
  esscope_declare(&es->scope, esparse_atom(es, name), name->start, name->end, kind);
}

static void binding_name(struct es *es, enum esdecl kind) {
  const struct es_token t = es->lex.tok;
  if (!esparse_is_identifier(es, &t)) {
    esparse_unexpected(es);
    return;
  }
  declare(es, &t, kind);
  es_next(es);
}

static void initializer(struct es *es) {
  bool no_in = es->no_in;
  es->no_in = false;
  if (esparse_eat(es, '=')) esexpr_one(es);
  es->no_in = no_in;
}

static void binding_array(struct es *es, enum esdecl kind) {
  es_next(es);
  while (!es_is(es, ']') && !es_is_end(es)) {
    if (esparse_eat(es, ',')) continue;
    bool is_rest = esparse_eat(es, ES_P_ELLIPSIS);
    esfunction_binding(es, kind);
    if (!is_rest) initializer(es);
    if (!es_is(es, ']')) esparse_expect(es, ',');
  }
  esparse_expect(es, ']');
}

static void binding_property(struct es *es, enum esdecl kind) {
  if (esparse_eat(es, ES_P_ELLIPSIS)) {
    binding_name(es, kind);
    return;
  }
  const struct es_token key = es->lex.tok;
  esexpr_key(es);
  if (esparse_eat(es, ':')) {
    esfunction_binding(es, kind);
  } else if (esparse_is_identifier(es, &key)) {
    declare(es, &key, kind);
  } else {
    esparse_unexpected(es);
  }
  initializer(es);
}

static void binding_object(struct es *es, enum esdecl kind) {
  es_next(es);
  while (!es_is(es, '}') && !es_is_end(es)) {
    binding_property(es, kind);
    if (!es_is(es, '}')) esparse_expect(es, ',');
  }
  esparse_expect(es, '}');
}

void esfunction_binding(struct es *es, enum esdecl kind) {
  if (!esparse_enter(es)) return;
  if (es_is(es, '[')) binding_array(es, kind);
  else if (es_is(es, '{')) binding_object(es, kind);
  else binding_name(es, kind);
  esparse_leave(es);
}

/* ---- patterns that assign ---- */

static void target_element(struct es *es) {
  struct es_mark mark = esparse_mark(es);
  uint32_t start = es->lex.tok.start;
  enum es_what what = esexpr_left(es);
  if (what == ES_W_LITERAL) {
    esparse_back(es, &mark);
    esfunction_target(es);
  } else if (what == ES_W_NAME) {
    esparse_assigned(es);
  } else if (what != ES_W_MEMBER) {
    eslex_fail(&es->lex, "Invalid destructuring assignment target", start, es->lex.prev_end);
  }
}

static void target_array(struct es *es) {
  es_next(es);
  while (!es_is(es, ']') && !es_is_end(es)) {
    if (esparse_eat(es, ',')) continue;
    bool is_rest = esparse_eat(es, ES_P_ELLIPSIS);
    target_element(es);
    if (!is_rest) initializer(es);
    if (!es_is(es, ']')) esparse_expect(es, ',');
  }
  esparse_expect(es, ']');
}

static void target_property(struct es *es) {
  if (esparse_eat(es, ES_P_ELLIPSIS)) {
    target_element(es);
    return;
  }
  const struct es_token key = es->lex.tok;
  esexpr_key(es);
  if (esparse_eat(es, ':')) target_element(es);
  else if (esparse_is_identifier(es, &key)) esparse_refer(es, &key, ESREF_SHORTHAND | ESREF_WRITE);
  else esparse_unexpected(es);
  initializer(es);
}

static void target_object(struct es *es) {
  es_next(es);
  while (!es_is(es, '}') && !es_is_end(es)) {
    target_property(es);
    if (!es_is(es, '}')) esparse_expect(es, ',');
  }
  esparse_expect(es, '}');
}

void esfunction_target(struct es *es) {
  if (!esparse_enter(es)) return;
  bool no_in = es->no_in;
  es->no_in = false;
  if (es_is(es, '[')) target_array(es);
  else target_object(es);
  es->no_in = no_in;
  esparse_leave(es);
}

/* ---- functions ---- */

struct outside {
  struct es_fn fn;
  struct es_block *block;
  uint32_t cover_at, arrow_at;
  bool no_in;
};

static struct outside go_in(struct es *es, struct es_fn fn) {
  struct outside was = {es->fn, es->block, es->cover_at, es->arrow_at, es->no_in};
  es->fn = fn;
  es->cover_at = es->arrow_at = 0;
  es->no_in = false;
  es->nested++;
  return was;
}

static void come_out(struct es *es, const struct outside *was) {
  es->fn = was->fn;
  es->block = was->block;
  es->cover_at = was->cover_at;
  es->arrow_at = was->arrow_at;
  es->no_in = was->no_in;
  es->nested--;
}

static void parameters(struct es *es) {
  esparse_expect(es, '(');
  while (!es_is(es, ')') && !es_is_end(es)) {
    bool is_rest = esparse_eat(es, ES_P_ELLIPSIS);
    esfunction_binding(es, ESDECL_VAR);
    if (!is_rest) initializer(es);
    if (es_is(es, ')')) break;
    if (!esparse_eat(es, ','))
      eslex_fail(&es->lex, "missing ) after formal parameters", es->lex.tok.start, es->lex.tok.end);
  }
  esparse_expect(es, ')');
}

void esfunction_rest(struct es *es, unsigned flags, uint32_t start, const struct es_token *name) {
  struct es_fn fn = {
      .is_async = flags & ESFN_ASYNC, .is_generator = flags & ESFN_GENERATOR, .can_return = true};
  struct outside was = go_in(es, fn);
  esscope_open(&es->scope, start, true);
  if (name) declare(es, name, ESDECL_LEXICAL);
  parameters(es);
  esstmt_block(es, true);
  esscope_close(&es->scope);
  come_out(es, &was);
}

void esfunction_arrow(struct es *es, bool is_async, uint32_t start) {
  bool no_in = es->no_in;
  struct es_fn fn = {.is_async = is_async, .is_top = es->fn.is_top, .can_return = true};
  struct outside was = go_in(es, fn);
  esscope_open(&es->scope, start, true);
  if (es_is(es, '(')) parameters(es);
  else binding_name(es, ESDECL_VAR);
  if (es->lex.tok.nl_before) esparse_unexpected(es);
  esparse_expect(es, ES_P_ARROW);
  if (es_is(es, '{')) {
    esstmt_block(es, true);
  } else {
    es->no_in = no_in;
    esexpr_one(es);
  }
  esscope_close(&es->scope);
  come_out(es, &was);
}

/* tok is `function`. */
static unsigned head(struct es *es, bool is_async) {
  es_next(es);
  unsigned flags = is_async ? ESFN_ASYNC : 0;
  return esparse_eat(es, '*') ? flags | ESFN_GENERATOR : flags;
}

void esfunction_expression(struct es *es, uint32_t start, bool is_async) {
  unsigned flags = head(es, is_async);
  const struct es_token name = es->lex.tok;
  bool has_name = name.type == ES_NAME;
  if (has_name) es_next(es);
  esfunction_rest(es, flags, start, has_name ? &name : NULL);
}

void esfunction_declaration(struct es *es, bool is_async, bool is_default) {
  uint32_t start = es->lex.tok.start;
  unsigned flags = head(es, is_async);
  if (es_is(es, '(') && is_default) {
    esparse_edit(es, ESEDIT_DEFAULT_NAME, es->lex.prev_end, es->lex.prev_end, 0);
    es->out->flags |= ESFLAG_DEFAULT_FUNCTION;
  } else {
    binding_name(es, ESDECL_FUNCTION);
  }
  esfunction_rest(es, flags, start, NULL);
}

/* ---- classes ---- */

static void field(struct es *es) {
  if (es_is(es, '=')) {
    struct outside was = go_in(es, (struct es_fn){0});
    es_next(es);
    esexpr_one(es);
    come_out(es, &was);
  }
  esparse_semicolon(es);
}

static void static_block(struct es *es) {
  struct outside was = go_in(es, (struct es_fn){0});
  esstmt_block(es, true);
  come_out(es, &was);
}

/* Whether the word is a modifier and not the name of the member. */
static bool is_modifier(struct es *es, const struct es_token *t) {
  if (t->word != ES_KW_STATIC && t->word != ES_KW_GET && t->word != ES_KW_SET &&
      t->word != ES_KW_ASYNC)
    return false;
  struct es_token next = esparse_peek(es);
  if (t->word == ES_KW_ASYNC && next.nl_before) return false;
  if (next.type == ES_PUNCT) {
    bool is_star = next.punct == '*' && t->word != ES_KW_GET && t->word != ES_KW_SET;
    return next.punct == '[' || is_star || (next.punct == '{' && t->word == ES_KW_STATIC);
  }
  return next.type != ES_EOF;
}

static void member(struct es *es) {
  unsigned flags = ESFN_METHOD;
  bool is_method = false;
  if (es_is_word(es, ES_KW_STATIC) && is_modifier(es, &es->lex.tok)) {
    es_next(es);
    if (es_is(es, '{')) {
      static_block(es);
      return;
    }
  }
  if (!es_is_word(es, ES_KW_STATIC) && is_modifier(es, &es->lex.tok)) {
    if (es_is_word(es, ES_KW_ASYNC)) flags |= ESFN_ASYNC;
    is_method = true;
    es_next(es);
  }
  if (esparse_eat(es, '*')) {
    flags |= ESFN_GENERATOR;
    is_method = true;
  }
  esexpr_key(es);
  if (is_method || es_is(es, '(')) esfunction_rest(es, flags, es->lex.tok.start, NULL);
  else field(es);
}

void esfunction_class(struct es *es, bool is_declaration) {
  uint32_t start = es->lex.tok.start;
  es_next(es);
  const struct es_token name = es->lex.tok;
  bool has_name = esparse_is_identifier(es, &name);
  if (has_name) {
    if (is_declaration) declare(es, &name, ESDECL_LEXICAL);
    es_next(es);
  } else if (is_declaration) {
    esparse_unexpected(es);
  }
  esscope_open(&es->scope, start, false);
  if (has_name) declare(es, &name, ESDECL_LEXICAL);
  if (esparse_eat_word(es, ES_KW_EXTENDS)) {
    uint32_t cover_at = es->cover_at;
    esexpr_left(es);
    es->cover_at = cover_at;
  }
  bool no_in = es->no_in;
  es->no_in = false;
  esparse_expect(es, '{');
  while (!es_is(es, '}') && !es_is_end(es))
    if (!esparse_eat(es, ';')) member(es);
  esparse_expect(es, '}');
  es->no_in = no_in;
  esscope_close(&es->scope);
}
