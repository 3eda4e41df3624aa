#include "module/esparse.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/check.h"
#include "base/mem.h"
#include "module/esparse_internal.h"

/* ---- results ---- */

void esparse_edit(struct es *es, enum es_edit_kind kind, uint32_t start, uint32_t end,
                  uint32_t arg) {
  struct esparse *o = es->out;
  if (es->lex.error) return;
  if (o->edits == o->edit_cap) {
    o->edit_cap = o->edit_cap ? o->edit_cap * 2 : 32;
    o->edit = mem_realloc(o->edit, o->edit_cap * sizeof *o->edit);
  }
  o->edit[o->edits++] = (struct es_edit){start, end, kind, arg};
}

uint32_t esparse_range(struct es *es, uint32_t start, uint32_t end) {
  struct esparse *o = es->out;
  if (o->ranges == o->range_cap) {
    o->range_cap = o->range_cap ? o->range_cap * 2 : 8;
    o->range = mem_realloc(o->range, o->range_cap * sizeof *o->range);
  }
  o->range[o->ranges] = (struct es_range){start, end};
  return o->ranges++;
}

void esparse_free(struct esparse *out) {
  mem_free(out->edit);
  mem_free(out->request);
  mem_free(out->attr);
  mem_free(out->import);
  mem_free(out->export);
  mem_free(out->range);
}

/* Merge sort by start: edits at one place keep their order. */
static void sort_edits(struct es_edit *edit, struct es_edit *spare, uint32_t count) {
  if (count < 2) return;
  uint32_t half = count / 2, a = 0, b = half, n = 0;
  sort_edits(edit, spare, half);
  sort_edits(edit + half, spare, count - half);
  memcpy(spare, edit, half * sizeof *edit);
  while (a < half && b < count) edit[n++] = edit[b].start < spare[a].start ? edit[b++] : spare[a++];
  while (a < half) edit[n++] = spare[a++];
}

static void sort(struct esparse *o) {
  bool is_sorted = true;
  for (uint32_t i = 1; i < o->edits && is_sorted; i++)
    is_sorted = o->edit[i - 1].start <= o->edit[i].start;
  if (is_sorted) return;
  struct es_edit *spare = mem_alloc(o->edits * sizeof *spare);
  sort_edits(o->edit, spare, o->edits);
  mem_free(spare);
}

/* ---- going back ---- */

struct es_mark esparse_mark(const struct es *es) {
  return (struct es_mark){.lex = es->lex,
                          .refs = es->scope.refs,
                          .edits = es->out->edits,
                          .ranges = es->out->ranges,
                          .cover_at = es->cover_at,
                          .nested = es->nested,
                          .flags = es->out->flags,
                          .await_at = es->out->await_at};
}

void esparse_back(struct es *es, const struct es_mark *mark) {
  if (es->lex.error) return;
  es->lex = mark->lex;
  esscope_rewind(&es->scope, mark->refs);
  es->out->edits = mark->edits;
  es->out->ranges = mark->ranges;
  es->out->flags = mark->flags;
  es->out->await_at = mark->await_at;
  es->cover_at = mark->cover_at;
  es->nested = mark->nested;
}

bool esparse_enter(struct es *es) {
  es->depth++;
  if (es->depth < ES_MAX_DEPTH) return true;
  eslex_fail(&es->lex, "Maximum call stack size exceeded", es->lex.tok.start, es->lex.tok.end);
  return false;
}

/* ---- tokens ---- */

bool esparse_eat(struct es *es, uint8_t punct) {
  if (!es_is(es, punct)) return false;
  es_next(es);
  return true;
}

bool esparse_eat_word(struct es *es, enum es_word word) {
  if (!es_is_word(es, word)) return false;
  es_next(es);
  return true;
}

void esparse_expect(struct es *es, uint8_t punct) {
  if (!esparse_eat(es, punct)) esparse_unexpected(es);
}

void esparse_expect_word(struct es *es, enum es_word word) {
  if (!esparse_eat_word(es, word)) esparse_unexpected(es);
}

static const char *unexpected_text(const struct es_token *t) {
  switch (t->type) {
  case ES_EOF: return "Unexpected end of input";
  case ES_NUMBER: return "Unexpected number";
  case ES_STRING: return "Unexpected string";
  case ES_TEMPLATE: return "Unexpected template string";
  case ES_NAME:
    if (t->word == ES_KW_NONE || t->word > ES_KW_LAST_STRICT) return "Unexpected identifier %";
    return t->word > ES_KW_LAST_RESERVED ? "Unexpected strict mode reserved word"
                                         : "Unexpected token %";
  default: return t->punct == '`' ? "Unexpected template string" : "Unexpected token %";
  }
}

void esparse_unexpected(struct es *es) {
  const struct es_token *t = &es->lex.tok;
  eslex_fail(&es->lex, unexpected_text(t), t->start, t->end);
}

void esparse_semicolon(struct es *es) {
  if (esparse_eat(es, ';')) return;
  if (es_is(es, '}') || es_is_end(es) || es->lex.tok.nl_before) return;
  esparse_unexpected(es);
}

struct es_token esparse_peek(struct es *es) {
  struct eslex saved = es->lex;
  es->lex.on_html = NULL;
  es_next(es);
  struct es_token t = es->lex.tok;
  es->lex = saved;
  return t;
}

uint32_t esparse_atom(struct es *es, const struct es_token *t) {
  return esscope_intern(&es->scope, es->lex.text + t->start, t->end - t->start, t->is_escaped);
}

bool esparse_is_identifier(const struct es *es, const struct es_token *t) {
  if (t->type != ES_NAME) return false;
  if (t->word == ES_KW_NONE) return true;
  if (t->word <= ES_KW_LAST_RESERVED) return false;
  if (t->word == ES_KW_AWAIT) return !es->is_module && !es->fn.is_async;
  if (t->word == ES_KW_YIELD) return !es->is_module && !es->fn.is_generator;
  return !es->is_module || t->word > ES_KW_LAST_STRICT;
}

void esparse_refer(struct es *es, const struct es_token *t, unsigned flags) {
  es->last_ref = ESSCOPE_NONE;
  if (t->word == ES_KW_EVAL) es->out->flags |= ESFLAG_EVAL;
  if (!es->is_module || es->lex.error) return;
  if (t->word == ES_KW_ARGUMENTS && es->fn.is_top) {
    esparse_edit(es, ESEDIT_ARGUMENTS, t->start, t->end, flags & ESREF_SHORTHAND ? 1 : 0);
    return;
  }
  if (es->nested) flags |= ESREF_NESTED;
  esscope_refer(&es->scope, esparse_atom(es, t), t->start, t->end, flags);
  es->last_ref = es->scope.refs - 1;
}

void esparse_assigned(struct es *es) {
  if (es->last_ref != ESSCOPE_NONE) es->scope.ref[es->last_ref].flags |= ESREF_WRITE;
}

/* ---- the entrance ---- */

static void on_html(void *user, uint32_t at) {
  struct es *es = user;
  esparse_edit(es, ESEDIT_SPACE, at + 1, at + 1, 0);
}

int esparse_run(struct esparse *out, const uint16_t *text, uint32_t len, enum esparse_goal goal) {
  struct es es = {.out = out, .is_module = goal == ESPARSE_MODULE};
  *out = (struct esparse){0};
  esscope_init(&es.scope);
  eslex_init(&es.lex, text, len, es.is_module);
  es.lex.on_html = on_html;
  es.lex.user = &es;
  es.fn = (struct es_fn){
      .is_top = true, .is_body = es.is_module, .can_return = !es.is_module, .is_async = false};
  esscope_open(&es.scope, 0, true);
  es_next(&es);
  struct es_block block = {.open = es.lex.tok.start, .is_body = es.is_module};
  es.block = &block;
  esstmt_list(&es, true);
  if (!es_is_end(&es)) esparse_unexpected(&es);
  if (!es.lex.error) esmodule_finish(&es);
  esscope_fini(&es.scope);
  sort(out);
  out->error = es.lex.error;
  out->error_at = es.lex.error_at;
  out->error_end = es.lex.error_end;
  return out->error ? -EINVAL : 0;
}
