/* esstmt — statements.  ECMA-262 §14. */
#include "module/esparse_internal.h"

/* ---- blocks ---- */

static bool is_directive(struct es *es) {
  if (es->lex.tok.type != ES_STRING) return false;
  struct es_token next = esparse_peek(es);
  if (next.type == ES_PUNCT) return next.punct == ';' || next.punct == '}';
  return next.type == ES_EOF || (next.nl_before && next.word != ES_KW_IN);
}

void esstmt_list(struct es *es, bool is_body) {
  while (!es_is(es, '}') && !es_is_end(es)) {
    is_body = is_body && is_directive(es);
    esstmt_statement(es, true);
    if (is_body) es->block->open = es->lex.prev_end;
  }
}

void esstmt_block(struct es *es, bool is_function) {
  struct es_block block = {0}, *around = es->block;
  uint32_t start = es->lex.tok.start;
  esparse_expect(es, '{');
  block.open = es->lex.prev_end;
  es->block = &block;
  esscope_open(&es->scope, start, is_function);
  esstmt_list(es, is_function);
  if (block.has_using)
    esparse_edit(es, ESEDIT_BLOCK_CLOSE, es->lex.tok.start, es->lex.tok.start, block.has_await);
  es->block = around;
  esparse_expect(es, '}');
  esscope_close(&es->scope);
}

/* ---- declarations ---- */

void esstmt_variables(struct es *es, enum esdecl kind) {
  do {
    esfunction_binding(es, kind);
    if (esparse_eat(es, '=')) esexpr_one(es);
  } while (esparse_eat(es, ','));
}

static bool can_begin_binding(const struct es_token *t) {
  if (t->type == ES_PUNCT) return t->punct == '[' || t->punct == '{';
  return t->type == ES_NAME && t->word != ES_KW_IN && t->word != ES_KW_INSTANCEOF;
}

static bool is_let(struct es *es) {
  if (!es_is_word(es, ES_KW_LET)) return false;
  struct es_token next = esparse_peek(es);
  return can_begin_binding(&next);
}

static bool is_using_name(const struct es_token *t, bool is_for) {
  if (t->type != ES_NAME || t->nl_before) return false;
  return t->word == 0 || (t->word > ES_KW_LAST_STRICT && !(is_for && t->word == ES_KW_OF));
}

/* 1: `using x`, 2: `await using x`, 0: neither. */
static int using_kind(struct es *es, bool is_for) {
  if (es_is_word(es, ES_KW_USING)) {
    struct es_token next = esparse_peek(es);
    return is_using_name(&next, is_for) ? 1 : 0;
  }
  if (!es_is_word(es, ES_KW_AWAIT) || !(es->fn.is_async || es->fn.is_body)) return 0;
  struct eslex saved = es->lex;
  es->lex.on_html = NULL;
  es_next(es);
  int kind = 0;
  if (es_is_word(es, ES_KW_USING) && !es->lex.tok.nl_before) {
    struct es_token next = esparse_peek(es);
    kind = is_using_name(&next, false) ? 2 : 0;
  }
  es->lex = saved;
  return kind;
}

static void note_using(struct es *es, bool is_await) {
  struct es_block *b = es->block;
  es->out->flags |= ESFLAG_ANY_USING;
  if (b->is_forbidden)
    eslex_fail(&es->lex, "Unexpected identifier 'using'", es->lex.tok.start, es->lex.tok.end);
  if (b->is_body) {
    es->out->flags |= ESFLAG_USING;
    if (is_await && !(es->out->flags & ESFLAG_AWAIT)) es->out->await_at = es->lex.tok.start;
    if (is_await) es->out->flags |= ESFLAG_AWAIT;
  } else if (!b->has_using) {
    esparse_edit(es, ESEDIT_BLOCK_OPEN, b->open - 1, b->open, 0);
  }
  b->has_using = true;
  b->has_await |= is_await;
}

/* tok is `using` or the `await` before it.  Returns behind the list. */
static void using(struct es *es, int kind) {
  note_using(es, kind == 2);
  uint32_t start = es->lex.tok.start, arg = (kind == 2) | (es->block->is_body ? 2 : 0);
  if (kind == 2) es_next(es);
  esparse_edit(es, ESEDIT_USING, start, es->lex.tok.end, 0);
  es_next(es);
  do {
    if (es_is(es, '[') || es_is(es, '{')) esparse_unexpected(es);
    esfunction_binding(es, ESDECL_CONST);
    if (!es_is(es, '='))
      eslex_fail(&es->lex, "Missing initializer in using declaration", es->lex.tok.start,
                 es->lex.tok.end);
    es_next(es);
    esparse_edit(es, ESEDIT_USING_OPEN, es->lex.tok.start, es->lex.tok.start, arg);
    esexpr_one(es);
    esparse_edit(es, ESEDIT_USING_CLOSE, es->lex.prev_end, es->lex.prev_end, 0);
  } while (esparse_eat(es, ','));
}

/* ---- loops ---- */

/* A body, which is a scope of its own for `using` in it. */
static void body(struct es *es) {
  struct es_block block = {.open = es->lex.tok.start, .is_forbidden = true}, *around = es->block;
  es->block = &block;
  esstmt_statement(es, false);
  es->block = around;
}

static enum esdecl var_kind(const struct es *es) {
  if (es_is_word(es, ES_KW_VAR)) return ESDECL_VAR;
  return es_is_word(es, ES_KW_CONST) ? ESDECL_CONST : ESDECL_LEXICAL;
}

/* `using x of`: where the name is, or ESSCOPE_NONE when it is the head of a classic loop. */
static uint32_t for_using(struct es *es, int kind) {
  struct es_mark mark = esparse_mark(es);
  uint32_t start = es->lex.tok.start;
  if (kind == 2) es_next(es);
  es_next(es);
  const struct es_token name = es->lex.tok;
  es_next(es);
  if (!es_is_word(es, ES_KW_OF)) {
    esparse_back(es, &mark);
    using(es, kind);
    return ESSCOPE_NONE;
  }
  esparse_edit(es, ESEDIT_LOOP_VALUE, start, name.end, 0);
  esscope_declare(&es->scope, esparse_atom(es, &name), name.start, name.end, ESDECL_CONST);
  es->out->flags |= ESFLAG_ANY_USING;
  if (kind == 2 && es->fn.is_body) es->out->flags |= ESFLAG_AWAIT | ESFLAG_FOR_AWAIT;
  return esparse_range(es, name.start, name.end);
}

/* Up to the `;` or `of`.  Returns the range of a `using` name. */
static uint32_t for_init(struct es *es) {
  int kind = using_kind(es, true);
  if (kind) return for_using(es, kind);
  if (es_is(es, ';')) return ESSCOPE_NONE;
  if (es_is_word(es, ES_KW_VAR) || es_is_word(es, ES_KW_CONST) || is_let(es)) {
    enum esdecl decl = var_kind(es);
    es_next(es);
    es->no_in = true;
    esstmt_variables(es, decl);
    es->no_in = false;
  } else {
    esexpr_for_head(es);
  }
  return ESSCOPE_NONE;
}

static void for_rest(struct es *es) {
  if (esparse_eat_word(es, ES_KW_OF)) {
    esexpr_one(es);
  } else if (esparse_eat_word(es, ES_KW_IN)) {
    esexpr_whole(es);
  } else {
    esparse_expect(es, ';');
    if (!es_is(es, ';')) esexpr_whole(es);
    esparse_expect(es, ';');
    if (!es_is(es, ')')) esexpr_whole(es);
  }
  esparse_expect(es, ')');
}

static void for_statement(struct es *es) {
  esscope_open(&es->scope, es->lex.tok.start, false);
  es_next(es);
  if (es_is_word(es, ES_KW_AWAIT)) {
    if (es->fn.is_body) {
      if (!(es->out->flags & ESFLAG_AWAIT)) es->out->await_at = es->lex.tok.start;
      es->out->flags |= ESFLAG_AWAIT | ESFLAG_FOR_AWAIT;
    } else if (!es->fn.is_async) {
      esparse_unexpected(es);
    }
    es_next(es);
  }
  esparse_expect(es, '(');
  bool is_await = es_is_word(es, ES_KW_AWAIT);
  uint32_t using_range = for_init(es);
  for_rest(es);
  if (using_range != ESSCOPE_NONE)
    esparse_edit(es, ESEDIT_LOOP_OPEN, es->lex.tok.start, es->lex.tok.start,
                 using_range | (is_await ? 0x80000000u : 0));
  body(es);
  if (using_range != ESSCOPE_NONE)
    esparse_edit(es, ESEDIT_BLOCK_CLOSE, es->lex.prev_end, es->lex.prev_end, 2 | is_await);
  esscope_close(&es->scope);
}

static void condition(struct es *es) {
  esparse_expect(es, '(');
  esexpr_whole(es);
  esparse_expect(es, ')');
}

static void do_statement(struct es *es) {
  es_next(es);
  body(es);
  esparse_expect_word(es, ES_KW_WHILE);
  condition(es);
  esparse_eat(es, ';');
}

/* ---- the others ---- */

/* `if (a) ... else if (b) ...` without going deeper. */
static void if_statement(struct es *es) {
  do {
    es_next(es);
    condition(es);
    body(es);
    if (!esparse_eat_word(es, ES_KW_ELSE)) return;
  } while (es_is_word(es, ES_KW_IF));
  body(es);
}

static void switch_statement(struct es *es) {
  struct es_block block = {.is_forbidden = true}, *around = es->block;
  es_next(es);
  condition(es);
  es->block = &block;
  esscope_open(&es->scope, es->lex.tok.start, false);
  esparse_expect(es, '{');
  while (!es_is(es, '}') && !es_is_end(es)) {
    if (esparse_eat_word(es, ES_KW_CASE)) esexpr_whole(es);
    else esparse_expect_word(es, ES_KW_DEFAULT);
    esparse_expect(es, ':');
    while (!es_is(es, '}') && !es_is_end(es) && !es_is_word(es, ES_KW_CASE) &&
           !es_is_word(es, ES_KW_DEFAULT))
      esstmt_statement(es, true);
  }
  esparse_expect(es, '}');
  esscope_close(&es->scope);
  es->block = around;
}

static void try_statement(struct es *es) {
  es_next(es);
  esstmt_block(es, false);
  bool has_end = false;
  if (es_is_word(es, ES_KW_CATCH)) {
    has_end = true;
    esscope_open(&es->scope, es->lex.tok.start, false);
    es_next(es);
    if (esparse_eat(es, '(')) {
      esfunction_binding(es, ESDECL_LEXICAL);
      esparse_expect(es, ')');
    }
    esstmt_block(es, false);
    esscope_close(&es->scope);
  }
  if (esparse_eat_word(es, ES_KW_FINALLY)) esstmt_block(es, false);
  else if (!has_end)
    eslex_fail(&es->lex, "Missing catch or finally after try", es->lex.tok.start, es->lex.tok.end);
}

static void return_statement(struct es *es) {
  if (!es->fn.can_return)
    eslex_fail(&es->lex, "Illegal return statement", es->lex.tok.start, es->lex.tok.end);
  es_next(es);
  bool is_over = es_is(es, ';') || es_is(es, '}') || es_is_end(es) || es->lex.tok.nl_before;
  if (!is_over) esexpr_whole(es);
  esparse_semicolon(es);
}

static void throw_statement(struct es *es) {
  es_next(es);
  if (es->lex.tok.nl_before)
    eslex_fail(&es->lex, "Illegal newline after throw", es->lex.tok.start, es->lex.tok.end);
  esexpr_whole(es);
  esparse_semicolon(es);
}

static void jump(struct es *es) {
  es_next(es);
  if (es->lex.tok.type == ES_NAME && !es->lex.tok.nl_before) es_next(es);
  esparse_semicolon(es);
}

static void expression_statement(struct es *es) {
  const struct es_token t = es->lex.tok;
  if (esparse_is_identifier(es, &t)) {
    struct es_token next = esparse_peek(es);
    if (next.type == ES_PUNCT && next.punct == ':') {
      es_next(es);
      es_next(es);
      esstmt_statement(es, false);
      return;
    }
  }
  es->statement_at = t.start + 1;
  esexpr_whole(es);
  esparse_semicolon(es);
}

static void while_statement(struct es *es) {
  es_next(es);
  condition(es);
  body(es);
}

static void import_statement(struct es *es, bool is_list) {
  struct es_token next = esparse_peek(es);
  if (next.type == ES_PUNCT && (next.punct == '(' || next.punct == '.')) {
    expression_statement(es);
  } else if (es->is_module && is_list && es->scope.levels == 1) {
    esmodule_import(es);
  } else {
    eslex_fail(&es->lex, "Cannot use import statement outside a module", es->lex.tok.start,
               es->lex.tok.end);
  }
}

static void export_statement(struct es *es, bool is_list) {
  if (es->is_module && is_list && es->scope.levels == 1) esmodule_export(es);
  else esparse_unexpected(es);
}

static void variable_statement(struct es *es) {
  enum esdecl kind = var_kind(es);
  es_next(es);
  esstmt_variables(es, kind);
  esparse_semicolon(es);
}

/* Statements that begin with a reserved word; false: this one does not. */
static bool by_word(struct es *es, bool is_list) {
  switch (es->lex.tok.word) {
  case ES_KW_VAR:
  case ES_KW_CONST: variable_statement(es); return true;
  case ES_KW_FUNCTION: esfunction_declaration(es, false, false); return true;
  case ES_KW_CLASS: esfunction_class(es, true); return true;
  case ES_KW_IF: if_statement(es); return true;
  case ES_KW_FOR: for_statement(es); return true;
  case ES_KW_WITH:
  case ES_KW_WHILE: while_statement(es); return true;
  case ES_KW_DO: do_statement(es); return true;
  case ES_KW_SWITCH: switch_statement(es); return true;
  case ES_KW_TRY: try_statement(es); return true;
  case ES_KW_RETURN: return_statement(es); return true;
  case ES_KW_THROW: throw_statement(es); return true;
  case ES_KW_BREAK:
  case ES_KW_CONTINUE:
  case ES_KW_DEBUGGER: jump(es); return true;
  case ES_KW_IMPORT: import_statement(es, is_list); return true;
  case ES_KW_EXPORT: export_statement(es, is_list); return true;
  default: return false;
  }
}

static bool is_async_function(struct es *es) {
  if (!es_is_word(es, ES_KW_ASYNC)) return false;
  struct es_token next = esparse_peek(es);
  return next.word == ES_KW_FUNCTION && !next.nl_before;
}

static void statement(struct es *es, bool is_list) {
  if (es_is(es, '{')) {
    esstmt_block(es, false);
    return;
  }
  if (esparse_eat(es, ';')) return;
  if (es->lex.tok.type == ES_NAME && by_word(es, is_list)) return;
  if (is_let(es)) {
    variable_statement(es);
    return;
  }
  if (is_async_function(es)) {
    es_next(es);
    esfunction_declaration(es, true, false);
    return;
  }
  int kind = using_kind(es, false);
  if (kind) {
    using(es, kind);
    esparse_semicolon(es);
    return;
  }
  expression_statement(es);
}

void esstmt_statement(struct es *es, bool is_list) {
  if (!esparse_enter(es)) return;
  statement(es, is_list);
  esparse_leave(es);
}
