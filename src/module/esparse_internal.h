/* esparse_internal — what the files of the parser share: esparse.c (entrance, results),
 * esexpr.c (expressions), esfunction.c (functions, classes, patterns), esstmt.c (statements),
 * esmodule.c (import and export declarations). */
#pragma once

#include "module/eslex.h"
#include "module/esparse.h"
#include "module/esscope.h"

/* What an expression turned out to be, as far as it matters for what may follow. */
enum es_what {
  ES_W_OTHER,
  ES_W_NAME,    /* a reference; es->last_ref */
  ES_W_MEMBER,  /* a.b, a[b], and calls, which old code assigns to */
  ES_W_LITERAL, /* {...} or [...] that may still become a pattern */
  ES_W_ARROW,
};

/* The function around. */
struct es_fn {
  bool is_async, is_generator;
  bool is_top;     /* none: the text itself, or arrow functions in it (for `arguments`) */
  bool is_body;    /* none at all: `await` here is the module's */
  bool can_return; /* not in the body of a module, not in a static block */
};

/* The block around, for `using`. */
struct es_block {
  uint32_t open;  /* where its statements begin, behind directives */
  bool has_using; /* its opening edit is made */
  bool has_await;
  bool is_body;      /* of the module */
  bool is_forbidden; /* clauses of a switch */
};

struct es {
  struct eslex lex;
  struct esscope scope;
  struct esparse *out;
  struct es_fn fn;
  struct es_block *block;
  bool is_module;
  bool no_in;            /* `in` ends the expression: heads of for */
  uint32_t statement_at; /* where the statement around begins, plus 1 */
  uint32_t cover_at;     /* {a = 1} that is no pattern yet: where + 1 */
  uint32_t arrow_at;     /* a `(` that may begin an arrow function: where + 1 */
  uint32_t last_ref;     /* of the name that was read last */
  uint32_t nested;       /* functions around */
  uint32_t depth;        /* of the C stack */
};

/* A place to come back to. */
struct es_mark {
  struct eslex lex;
  uint32_t refs, edits, cover_at, nested, flags, await_at, ranges;
};

#define ES_MAX_DEPTH 1500

struct es_mark esparse_mark(const struct es *es);
void esparse_back(struct es *es, const struct es_mark *mark);
void esparse_edit(struct es *es, enum es_edit_kind kind, uint32_t start, uint32_t end,
                  uint32_t arg);
uint32_t esparse_range(struct es *es, uint32_t start, uint32_t end);
bool esparse_enter(struct es *es); /* false: too deep, an error is noted */
static inline void esparse_leave(struct es *es) {
  es->depth--;
}

/* Tokens. */
static inline bool es_is(const struct es *es, uint8_t punct) {
  return es->lex.tok.type == ES_PUNCT && es->lex.tok.punct == punct;
}
static inline bool es_is_word(const struct es *es, enum es_word word) {
  return es->lex.tok.type == ES_NAME && es->lex.tok.word == word;
}
static inline bool es_is_end(const struct es *es) {
  return es->lex.tok.type == ES_EOF;
}
static inline void es_next(struct es *es) {
  eslex_next(&es->lex);
}
bool esparse_eat(struct es *es, uint8_t punct);
void esparse_expect(struct es *es, uint8_t punct);
bool esparse_eat_word(struct es *es, enum es_word word);
void esparse_expect_word(struct es *es, enum es_word word);
COLD void esparse_unexpected(struct es *es);
void esparse_semicolon(struct es *es);
struct es_token esparse_peek(struct es *es);
uint32_t esparse_atom(struct es *es, const struct es_token *t);
/* Whether the token is a name that can be bound or referred to here. */
bool esparse_is_identifier(const struct es *es, const struct es_token *t);
void esparse_refer(struct es *es, const struct es_token *t, unsigned flags);
void esparse_assigned(struct es *es); /* last_ref is a target */

/* esexpr */
enum es_what esexpr_assign(struct es *es); /* AssignmentExpression; may leave cover_at */
void esexpr_whole(struct es *es);          /* Expression */
void esexpr_one(struct es *es);            /* AssignmentExpression that is no pattern */
enum es_what esexpr_left(struct es *es);   /* LeftHandSideExpression; may leave cover_at */
void esexpr_template(struct es *es);
void esexpr_key(struct es *es); /* of a property, computed or not */
/* The head of a for: an expression or a pattern. */
enum es_what esexpr_for_head(struct es *es);

/* esfunction */
enum { ESFN_ASYNC = 1, ESFN_GENERATOR = 2, ESFN_METHOD = 4 };
void esfunction_rest(struct es *es, unsigned flags, uint32_t start, const struct es_token *name);
void esfunction_arrow(struct es *es, bool is_async, uint32_t start);
void esfunction_expression(struct es *es, uint32_t start, bool is_async);
void esfunction_declaration(struct es *es, bool is_async, bool is_default);
void esfunction_class(struct es *es, bool is_declaration);
void esfunction_binding(struct es *es, enum esdecl kind); /* a name or a pattern, declared */
void esfunction_target(struct es *es);                    /* a pattern of an assignment */

/* esstmt */
void esstmt_statement(struct es *es, bool is_list);
void esstmt_list(struct es *es, bool is_body); /* until } or the end */
void esstmt_block(struct es *es, bool is_function);
void esstmt_variables(struct es *es, enum esdecl kind);

/* esmodule */
void esmodule_import(struct es *es);
void esmodule_export(struct es *es);
void esmodule_finish(struct es *es);
