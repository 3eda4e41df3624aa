/* eslex — the tokens of an ECMAScript source.  ECMA-262 §12.
 *
 * The text is UTF-16 in native order with a 0 behind its last unit; offsets are units and so are
 * indices of the same JavaScript string.  One token is current (`tok`), nothing behind it has been
 * looked at: whether `/` begins a regular expression, and `}` goes on with a template, is for the
 * parser to say (eslex_regexp, eslex_template).
 *
 * The lexer finds where tokens begin and end.  What is wrong inside of one (digits, escapes, flags)
 * is left to the engine, which compiles the same text afterwards.
 *
 * Errors: the first one is kept in `error`; from then on every token is ES_EOF, so that the
 * parser's loops end by themselves.  Memory: allocates nothing.  Threads: none of its own. */
#pragma once

#include "base/defs.h"

enum es_type {
  ES_EOF,
  ES_NAME,
  ES_PRIVATE,
  ES_NUMBER,
  ES_STRING,
  ES_REGEXP,
  ES_TEMPLATE,
  ES_PUNCT
};

/* Words that mean something somewhere; 0 for all others and for those written with escapes.
 * ORDER: the reserved ones come first, up to ES_KW_LAST_RESERVED. */
enum es_word {
  ES_KW_NONE,
#define X(id, text) ES_KW_##id,
#include "module/eswords.def"
#undef X
  ES_KW_COUNT,
  ES_KW_LAST_RESERVED = ES_KW_WITH,
  ES_KW_LAST_STRICT = ES_KW_YIELD
};

/* Punctuators of one sign are that sign; these are the others. */
enum es_punct {
  ES_P_ARROW = 128, /* => */
  ES_P_ELLIPSIS,
  ES_P_ASSIGN,   /* += and its kin, all but = */
  ES_P_LOGICAL,  /* ||= &&= ??= */
  ES_P_INCREASE, /* ++ -- */
  ES_P_OR,
  ES_P_AND,
  ES_P_NULLISH,
  ES_P_EQUAL,   /* == != === !== */
  ES_P_COMPARE, /* <= >= (`<` and `>` are themselves) */
  ES_P_SHIFT,
  ES_P_POWER,
  ES_P_OPTIONAL, /* ?. */
};

struct es_token {
  uint32_t start, end;
  uint8_t type;    /* enum es_type */
  uint8_t word;    /* of names: enum es_word */
  uint8_t punct;   /* of punctuators */
  bool nl_before;  /* a line ended between this token and the one before */
  bool is_escaped; /* a name with \u in it */
};

struct eslex {
  const uint16_t *text;
  uint32_t len, pos;
  uint32_t prev_end; /* of the token before tok */
  bool is_module;    /* then <!-- and --> are no comments */
  struct es_token tok;
  const char *error; /* static text, or NULL */
  uint32_t error_at, error_end;
  void (*on_html)(void *user, uint32_t at); /* modules: `<!--` or `-->` stands here */
  void *user;
};

/* Reads the first token; a `#!` line is a comment. */
void eslex_init(struct eslex *l, const uint16_t *text, uint32_t len, bool is_module);
void eslex_next(struct eslex *l);

/* tok is `/` or `/=`: makes it the whole regular expression. */
void eslex_regexp(struct eslex *l);

/* tok is "`", or the `}` that ends a substitution: makes it the piece of template up to the next `${`
 * or to the end.  true: a substitution follows, whose first token is to be read by eslex_next. */
bool eslex_template(struct eslex *l);

/* Notes an error at [at, end), unless there is one already. */
COLD void eslex_fail(struct eslex *l, const char *error, uint32_t at, uint32_t end);

bool eslex_is_line_end(uint16_t c);
