/* esexpr — expressions.  ECMA-262 §13.
 *
 * What may become the parameters of an arrow function, or the pattern of an assignment, is first
 * read as an expression; when `=>` or `=` follows, the parser goes back and reads it again. */
#include "module/esparse_internal.h"

static enum es_what unary(struct es *es);

/* `{a = 1}` was no pattern after all. */
static void refuse_cover(struct es *es) {
  if (es->cover_at)
    eslex_fail(&es->lex, "Invalid shorthand property initializer", es->cover_at - 1, es->cover_at);
}

/* ---- literals ---- */

void esexpr_template(struct es *es) {
  while (eslex_template(&es->lex)) {
    es_next(es);
    esexpr_whole(es);
    if (!es_is(es, '}')) {
      if (es_is_end(es)) eslex_fail(&es->lex, "Unterminated template literal", es->lex.len, 0);
      else esparse_unexpected(es);
      return;
    }
  }
  es_next(es);
}

static void array(struct es *es) {
  es_next(es);
  while (!es_is(es, ']') && !es_is_end(es)) {
    if (esparse_eat(es, ',')) continue;
    esparse_eat(es, ES_P_ELLIPSIS);
    esexpr_assign(es);
    if (!es_is(es, ']')) esparse_expect(es, ',');
  }
  esparse_expect(es, ']');
}

static bool is_key_start(const struct es_token *t) {
  return t->type == ES_NAME || t->type == ES_STRING || t->type == ES_NUMBER ||
         t->type == ES_PRIVATE || (t->type == ES_PUNCT && t->punct == '[');
}

void esexpr_key(struct es *es) {
  if (es_is(es, '[')) {
    bool no_in = es->no_in;
    es->no_in = false;
    es_next(es);
    esexpr_one(es);
    esparse_expect(es, ']');
    es->no_in = no_in;
  } else if (is_key_start(&es->lex.tok)) {
    es_next(es);
  } else {
    esparse_unexpected(es);
  }
}

/* `get x() {}`, `async *x() {}`: what stands before the key; 0 when the word is the key itself. */
static unsigned modifiers(struct es *es, bool *is_method) {
  unsigned flags = 0;
  const struct es_token t = es->lex.tok;
  if (t.word == ES_KW_GET || t.word == ES_KW_SET || t.word == ES_KW_ASYNC) {
    struct es_token next = esparse_peek(es);
    bool is_star = next.type == ES_PUNCT && next.punct == '*' && t.word == ES_KW_ASYNC;
    if (!is_key_start(&next) && !is_star) return 0;
    if (t.word == ES_KW_ASYNC && next.nl_before) return 0;
    es_next(es);
    if (t.word == ES_KW_ASYNC) flags |= ESFN_ASYNC;
    *is_method = true;
  }
  if (esparse_eat(es, '*')) {
    flags |= ESFN_GENERATOR;
    *is_method = true;
  }
  return flags;
}

/* {name}, {name = value} */
static void shorthand(struct es *es, const struct es_token *name) {
  if (!esparse_is_identifier(es, name)) {
    esparse_unexpected(es);
    return;
  }
  esparse_refer(es, name, ESREF_SHORTHAND);
  if (!es_is(es, '=')) return;
  if (!es->cover_at) es->cover_at = es->lex.tok.start + 1;
  uint32_t cover_at = es->cover_at;
  es_next(es);
  esexpr_one(es);
  es->cover_at = cover_at;
}

static void property(struct es *es) {
  if (esparse_eat(es, ES_P_ELLIPSIS)) {
    esexpr_assign(es);
    return;
  }
  bool is_method = false;
  unsigned flags = modifiers(es, &is_method);
  const struct es_token key = es->lex.tok;
  esexpr_key(es);
  if (is_method || es_is(es, '(')) {
    esfunction_rest(es, flags | ESFN_METHOD, es->lex.tok.start, NULL);
  } else if (esparse_eat(es, ':')) {
    esexpr_assign(es);
  } else {
    shorthand(es, &key);
  }
}

static void object(struct es *es) {
  es_next(es);
  while (!es_is(es, '}') && !es_is_end(es)) {
    property(es);
    if (!es_is(es, '}')) esparse_expect(es, ',');
  }
  esparse_expect(es, '}');
}

static enum es_what literal(struct es *es, void (*read)(struct es *es)) {
  bool no_in = es->no_in;
  es->no_in = false;
  read(es);
  es->no_in = no_in;
  return ES_W_LITERAL;
}

/* ---- parentheses ---- */

/* Between ( and ), or up to the place where it is clear that it is no expression.  true: nothing but
 * parameters of an arrow function look so. */
static bool group(struct es *es, enum es_what *what) {
  bool only_arrow = es_is(es, ')');
  while (!es_is(es, ')') && !es_is_end(es)) {
    if (esparse_eat(es, ES_P_ELLIPSIS)) only_arrow = true;
    *what = esexpr_assign(es);
    if (es_is(es, ')')) break;
    esparse_expect(es, ',');
    *what = ES_W_OTHER;
    if (es_is(es, ')')) only_arrow = true;
  }
  return only_arrow;
}

static enum es_what parenthesized(struct es *es) {
  bool may_be_arrow = es->arrow_at == es->lex.tok.start + 1, no_in = es->no_in;
  uint32_t cover_at = es->cover_at;
  enum es_what what = ES_W_OTHER;
  es->no_in = false;
  es->cover_at = 0;
  es_next(es);
  bool only_arrow = group(es, &what);
  es->no_in = no_in;
  if (!es_is(es, ')')) esparse_unexpected(es);
  const struct es_token end = es->lex.tok;
  es_next(es);
  if (may_be_arrow && es_is(es, ES_P_ARROW) && !es->lex.tok.nl_before) return ES_W_ARROW;
  refuse_cover(es);
  es->cover_at = cover_at;
  if (only_arrow) eslex_fail(&es->lex, "Unexpected token ')'", end.start, end.end);
  return what == ES_W_NAME || what == ES_W_MEMBER ? what : ES_W_OTHER;
}

/* ---- import, new, async ---- */

static enum es_what import(struct es *es, bool is_new) {
  const struct es_token t = es->lex.tok;
  unsigned phase = 0;
  es_next(es);
  if (esparse_eat(es, '.')) {
    if (es_is_word(es, ES_KW_META)) {
      esparse_edit(es, ESEDIT_META, t.start, es->lex.tok.end, 0);
      es->out->flags |= ESFLAG_META;
      if (!es->is_module)
        eslex_fail(&es->lex, "Cannot use 'import.meta' outside a module", t.start, t.end);
      es_next(es);
      return ES_W_MEMBER;
    }
    phase = es_is_word(es, ES_KW_SOURCE) ? 1 : es_is_word(es, ES_KW_DEFER) ? 2 : 0;
    if (!phase) esparse_unexpected(es);
    es_next(es);
  }
  if (!es_is(es, '(')) {
    esparse_unexpected(es);
    return ES_W_OTHER;
  }
  if (is_new) eslex_fail(&es->lex, "Cannot use new with import", t.start, t.end);
  esparse_edit(es, ESEDIT_IMPORT, t.start, phase ? es->lex.prev_end : t.end, phase);
  es->out->flags |= ESFLAG_IMPORT_CALL;
  return ES_W_OTHER;
}

static void arguments(struct es *es) {
  bool no_in = es->no_in;
  es->no_in = false;
  es_next(es);
  while (!es_is(es, ')') && !es_is_end(es)) {
    esparse_eat(es, ES_P_ELLIPSIS);
    esexpr_one(es);
    if (!es_is(es, ')') && !esparse_eat(es, ',')) {
      eslex_fail(&es->lex, "missing ) after argument list", es->lex.tok.start, es->lex.tok.end);
    }
  }
  esparse_expect(es, ')');
  es->no_in = no_in;
}

static enum es_what primary(struct es *es, bool is_new);
static enum es_what suffixes(struct es *es, enum es_what what, bool may_call);

static enum es_what new_target(struct es *es, uint32_t start) {
  if (!es_is_word(es, ES_KW_TARGET)) esparse_unexpected(es);
  if (es->is_module && es->fn.is_top)
    eslex_fail(&es->lex, "new.target expression is not allowed here", start, es->lex.tok.end);
  es_next(es);
  return ES_W_OTHER;
}

static enum es_what new (struct es *es) {
  uint32_t start = es->lex.tok.start; es_next(es);
  if (esparse_eat(es, '.')) return new_target(es, start);
  if (!esparse_enter(es)) return ES_W_OTHER;
  suffixes(es, primary(es, true), false);
  esparse_leave(es);
  if (es_is(es, '(')) arguments(es);
  return ES_W_OTHER;
}

/* `async` has been read, and stands before `(` on the same line: a call, or an arrow function. */
static enum es_what async_call(struct es *es, bool may_be_arrow, const struct es_token *name) {
  uint32_t cover_at = es->cover_at;
  bool no_in = es->no_in;
  enum es_what what = ES_W_OTHER;
  es->cover_at = 0;
  es->no_in = false;
  uint32_t refs = es->scope.refs;
  esparse_refer(es, name, 0);
  es_next(es);
  group(es, &what);
  esparse_expect(es, ')');
  es->no_in = no_in;
  if (may_be_arrow && es_is(es, ES_P_ARROW) && !es->lex.tok.nl_before) {
    esscope_rewind(&es->scope, refs);
    return ES_W_ARROW;
  }
  refuse_cover(es);
  es->cover_at = cover_at;
  return ES_W_MEMBER;
}

static enum es_what async(struct es *es) {
  const struct es_token t = es->lex.tok;
  bool may_be_arrow = es->arrow_at == t.start + 1;
  es_next(es);
  if (!es->lex.tok.nl_before) {
    if (es_is_word(es, ES_KW_FUNCTION)) {
      esfunction_expression(es, t.start, true);
      return ES_W_OTHER;
    }
    if (es_is(es, '(')) return async_call(es, may_be_arrow, &t);
    if (may_be_arrow && es->lex.tok.type == ES_NAME) {
      struct es_token next = esparse_peek(es);
      if (next.type == ES_PUNCT && next.punct == ES_P_ARROW) return ES_W_ARROW;
    }
  }
  if (may_be_arrow && es_is(es, ES_P_ARROW) && !es->lex.tok.nl_before) return ES_W_ARROW;
  esparse_refer(es, &t, 0);
  return ES_W_NAME;
}

/* ---- primary expressions ---- */

static enum es_what identifier(struct es *es, bool is_new) {
  const struct es_token t = es->lex.tok;
  if (!esparse_is_identifier(es, &t)) {
    if (t.word == ES_KW_AWAIT && es->is_module)
      eslex_fail(&es->lex,
                 "await is only valid in async functions and the top level bodies of modules",
                 t.start, t.end);
    else esparse_unexpected(es);
    return ES_W_OTHER;
  }
  bool may_be_arrow = es->arrow_at == t.start + 1;
  es_next(es);
  if (may_be_arrow && es_is(es, ES_P_ARROW) && !es->lex.tok.nl_before) return ES_W_ARROW;
  esparse_refer(es, &t, is_new ? ESREF_NEW : 0);
  return ES_W_NAME;
}

static enum es_what word(struct es *es, bool is_new) {
  switch (es->lex.tok.word) {
  case ES_KW_FUNCTION: esfunction_expression(es, es->lex.tok.start, false); return ES_W_OTHER;
  case ES_KW_CLASS: esfunction_class(es, false); return ES_W_OTHER;
  case ES_KW_ASYNC: return async(es);
  case ES_KW_NEW: return new (es);
  case ES_KW_IMPORT: return import(es, is_new);
  case ES_KW_THIS:
  case ES_KW_NULL:
  case ES_KW_TRUE:
  case ES_KW_FALSE:
  case ES_KW_SUPER: es_next(es); return ES_W_OTHER;
  default: return identifier(es, is_new);
  }
}

static enum es_what punct(struct es *es) {
  switch (es->lex.tok.punct) {
  case '(': return parenthesized(es);
  case '[': return literal(es, array);
  case '{': return literal(es, object);
  case '`': esexpr_template(es); return ES_W_OTHER;
  case '/':
  case ES_P_ASSIGN:
    if (es->lex.text[es->lex.tok.start] != '/') break;
    eslex_regexp(&es->lex);
    es_next(es);
    return ES_W_OTHER;
  default: break;
  }
  esparse_unexpected(es);
  return ES_W_OTHER;
}

static enum es_what primary(struct es *es, bool is_new) {
  switch (es->lex.tok.type) {
  case ES_NAME: return word(es, is_new);
  case ES_PUNCT: return punct(es);
  case ES_NUMBER:
  case ES_STRING: es_next(es); return ES_W_OTHER;
  case ES_PRIVATE: { /* #x in object */
    struct es_token next = esparse_peek(es);
    if (next.word != ES_KW_IN) esparse_unexpected(es);
    es_next(es);
    return ES_W_OTHER;
  }
  default: esparse_unexpected(es); return ES_W_OTHER;
  }
}

static void member_name(struct es *es) {
  if (es->lex.tok.type == ES_NAME || es->lex.tok.type == ES_PRIVATE) es_next(es);
  else esparse_unexpected(es);
}

static void subscript(struct es *es) {
  bool no_in = es->no_in;
  es->no_in = false;
  es_next(es);
  esexpr_whole(es);
  esparse_expect(es, ']');
  es->no_in = no_in;
}

/* a?.b, a?.[b], a?.(b) */
static void optional(struct es *es) {
  es_next(es);
  if (es_is(es, '(')) arguments(es);
  else if (es_is(es, '[')) subscript(es);
  else if (es_is(es, '`')) esexpr_template(es);
  else member_name(es);
}

static enum es_what suffixes(struct es *es, enum es_what what, bool may_call) {
  if (what == ES_W_ARROW) return what;
  while (es->lex.tok.type == ES_PUNCT) {
    switch (es->lex.tok.punct) {
    case '.':
      es_next(es);
      member_name(es);
      break;
    case '[': subscript(es); break;
    case '`': esexpr_template(es); break;
    case '(':
      if (!may_call) return what;
      arguments(es);
      break;
    case ES_P_OPTIONAL:
      if (!may_call) {
        esparse_unexpected(es);
        return what;
      }
      optional(es);
      break;
    default: return what;
    }
    what = ES_W_MEMBER;
  }
  return what;
}

enum es_what esexpr_left(struct es *es) {
  uint32_t arrow_at = es->arrow_at;
  es->arrow_at = 0;
  enum es_what what = suffixes(es, primary(es, false), true);
  es->arrow_at = arrow_at;
  return what;
}

/* ---- operators ---- */

static bool is_prefix(const struct es *es) {
  const struct es_token *t = &es->lex.tok;
  if (t->type == ES_NAME)
    return t->word == ES_KW_TYPEOF || t->word == ES_KW_VOID || t->word == ES_KW_DELETE;
  return t->type == ES_PUNCT && (t->punct == '!' || t->punct == '~' || t->punct == '+' ||
                                 t->punct == '-' || t->punct == ES_P_INCREASE);
}

static bool is_await(const struct es *es) {
  return es_is_word(es, ES_KW_AWAIT) && (es->fn.is_async || es->fn.is_body);
}

static void await(struct es *es) {
  const struct es_token t = es->lex.tok;
  bool is_top = es->fn.is_body;
  if (is_top) {
    bool is_first = es->statement_at == t.start + 1;
    esparse_edit(es, ESEDIT_AWAIT_OPEN, t.start, t.end, is_first);
    if (!(es->out->flags & ESFLAG_AWAIT)) es->out->await_at = t.start;
    es->out->flags |= ESFLAG_AWAIT;
  }
  es_next(es);
  unary(es);
  if (is_top) esparse_edit(es, ESEDIT_AWAIT_CLOSE, es->lex.prev_end, es->lex.prev_end, 0);
}

static void check_target(struct es *es, enum es_what what, const char *error, uint32_t start) {
  if (what == ES_W_NAME) esparse_assigned(es);
  else if (what != ES_W_MEMBER) eslex_fail(&es->lex, error, start, es->lex.prev_end);
}

static void prefix(struct es *es) {
  const struct es_token t = es->lex.tok;
  es_next(es);
  uint32_t start = es->lex.tok.start;
  enum es_what what = unary(es);
  if (t.punct == ES_P_INCREASE) {
    check_target(es, what, "Invalid left-hand side expression in prefix operation", start);
  } else if (t.word == ES_KW_DELETE && what == ES_W_NAME && es->is_module) {
    eslex_fail(&es->lex, "Delete of an unqualified identifier in strict mode.", start,
               es->lex.prev_end);
  }
}

static enum es_what unary(struct es *es) {
  if (!esparse_enter(es)) return ES_W_OTHER;
  enum es_what what = ES_W_OTHER;
  uint32_t start = es->lex.tok.start;
  if (is_prefix(es)) {
    prefix(es);
  } else if (is_await(es)) {
    await(es);
  } else {
    what = suffixes(es, primary(es, false), true);
    if (what != ES_W_ARROW && es_is(es, ES_P_INCREASE) && !es->lex.tok.nl_before) {
      check_target(es, what, "Invalid left-hand side expression in postfix operation", start);
      es_next(es);
      what = ES_W_OTHER;
    }
  }
  esparse_leave(es);
  return what;
}

/* By punctuator; 0: no binary operator. */
static const uint8_t precedences[256] = {
    [ES_P_NULLISH] = 1, [ES_P_OR] = 1,    [ES_P_AND] = 2,   ['|'] = 3,  ['^'] = 4,
    ['&'] = 5,          ['<'] = 7,        [ES_P_EQUAL] = 6, ['>'] = 7,  [ES_P_COMPARE] = 7,
    [ES_P_SHIFT] = 8,   ['+'] = 9,        ['-'] = 9,        ['*'] = 10, ['/'] = 10,
    ['%'] = 10,         [ES_P_POWER] = 11};

static int precedence(const struct es *es) {
  const struct es_token *t = &es->lex.tok;
  if (t->type == ES_NAME)
    return (t->word == ES_KW_IN && !es->no_in) || t->word == ES_KW_INSTANCEOF ? 7 : 0;
  return t->type == ES_PUNCT ? precedences[t->punct] : 0;
}

static enum es_what binary(struct es *es, int min) {
  enum es_what what = unary(es);
  if (what == ES_W_ARROW) return what;
  for (int p = precedence(es); p && p >= min; p = precedence(es)) {
    es_next(es);
    binary(es, p == 11 ? p : p + 1);
    what = ES_W_OTHER;
  }
  return what;
}

static enum es_what conditional(struct es *es) {
  enum es_what what = binary(es, 1);
  if (what == ES_W_ARROW || !es_is(es, '?')) return what;
  bool no_in = es->no_in;
  es->no_in = false;
  es_next(es);
  esexpr_assign(es);
  es->no_in = no_in;
  esparse_expect(es, ':');
  esexpr_assign(es);
  return ES_W_OTHER;
}

/* ---- assignments ---- */

static void yield(struct es *es) {
  es_next(es);
  if (es->lex.tok.nl_before) return;
  bool has_star = esparse_eat(es, '*');
  const struct es_token *t = &es->lex.tok;
  bool is_over = t->type == ES_EOF ||
                 (t->type == ES_PUNCT && (t->punct == ')' || t->punct == ']' || t->punct == '}' ||
                                          t->punct == ',' || t->punct == ';' || t->punct == ':')) ||
                 t->word == ES_KW_IN || t->word == ES_KW_OF;
  if (has_star || !is_over) esexpr_assign(es);
}

static void arrow(struct es *es, const struct es_mark *mark) {
  esparse_back(es, mark);
  uint32_t start = es->lex.tok.start;
  bool is_async = false;
  if (es_is_word(es, ES_KW_ASYNC)) {
    struct es_token next = esparse_peek(es);
    is_async = next.type == ES_NAME || (next.type == ES_PUNCT && next.punct == '(');
    if (is_async) es_next(es);
  }
  esfunction_arrow(es, is_async, start);
}

/* What stands before `=` is a target. */
static void assign_to(struct es *es, enum es_what what, const struct es_mark *mark) {
  if (what == ES_W_LITERAL) {
    esparse_back(es, mark);
    esfunction_target(es);
    if (!es_is(es, '=')) esparse_unexpected(es);
  } else {
    check_target(es, what, "Invalid left-hand side in assignment", mark->lex.tok.start);
  }
}

static enum es_what assign(struct es *es) {
  if (es_is_word(es, ES_KW_YIELD) && es->fn.is_generator) {
    yield(es);
    return ES_W_OTHER;
  }
  struct es_mark mark = esparse_mark(es);
  uint32_t arrow_at = es->arrow_at;
  es->arrow_at = es->lex.tok.start + 1;
  enum es_what what = conditional(es);
  es->arrow_at = arrow_at;
  if (what == ES_W_ARROW) {
    arrow(es, &mark);
    return ES_W_OTHER;
  }
  if (es_is(es, '=')) {
    assign_to(es, what, &mark);
  } else if (es_is(es, ES_P_ASSIGN) || es_is(es, ES_P_LOGICAL)) {
    check_target(es, what, "Invalid left-hand side in assignment", mark.lex.tok.start);
  } else {
    return what;
  }
  es_next(es);
  esexpr_assign(es);
  return ES_W_OTHER;
}

enum es_what esexpr_assign(struct es *es) {
  if (!esparse_enter(es)) return ES_W_OTHER;
  enum es_what what = assign(es);
  esparse_leave(es);
  return what;
}

void esexpr_one(struct es *es) {
  uint32_t cover_at = es->cover_at;
  es->cover_at = 0;
  esexpr_assign(es);
  refuse_cover(es);
  es->cover_at = cover_at;
}

void esexpr_whole(struct es *es) {
  do esexpr_one(es);
  while (esparse_eat(es, ','));
}

enum es_what esexpr_for_head(struct es *es) {
  uint32_t cover_at = es->cover_at;
  struct es_mark mark = esparse_mark(es);
  es->cover_at = 0;
  es->no_in = true;
  enum es_what what = esexpr_assign(es);
  es->no_in = false;
  bool is_each = es_is_word(es, ES_KW_OF) || es_is_word(es, ES_KW_IN);
  if (is_each && what == ES_W_LITERAL) {
    mark.cover_at = 0;
    esparse_back(es, &mark);
    esfunction_target(es);
  } else if (is_each) {
    check_target(es, what, "Invalid left-hand side in for-loop", mark.lex.tok.start);
  }
  refuse_cover(es);
  es->cover_at = cover_at;
  if (is_each) return what;
  while (esparse_eat(es, ',')) {
    es->no_in = true;
    esexpr_one(es);
    es->no_in = false;
  }
  return ES_W_OTHER;
}
