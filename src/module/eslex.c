#include "module/eslex.h"

#include <string.h>

#include "base/check.h"

enum { C_OTHER, C_NAME, C_DIGIT, C_SPACE, C_LINE, C_QUOTE };

/* clang-format off: a row of the table is 16 signs */
static const uint8_t class_of[128] = {
    0, 0, 0,       0, 0,       0, 0,      0, 0, C_SPACE, C_LINE, C_SPACE, C_SPACE, C_LINE, 0,
    0, 0, 0,       0, 0,       0, 0,      0, 0, 0,       0,      0,       0,       0,      0,
    0, 0, C_SPACE, 0, C_QUOTE, 0, C_NAME, 0, 0, C_QUOTE, 0,      0,       0,       0,      0,
    0, 0, 0,       2, 2,       2, 2,      2, 2, 2,       2,      2,       2,       0,      0,
    0, 0, 0,       0, 0,       1, 1,      1, 1, 1,       1,      1,       1,       1,      1,
    1, 1, 1,       1, 1,       1, 1,      1, 1, 1,       1,      1,       1,       1,      1,
    1, 0, C_NAME,  0, 0,       1, 0,      1, 1, 1,       1,      1,       1,       1,      1,
    1, 1, 1,       1, 1,       1, 1,      1, 1, 1,       1,      1,       1,       1,      1,
    1, 1, 1,       0, 0,       0, 0,      0,
};
/* clang-format on */

bool eslex_is_line_end(uint16_t c) {
  return c == '\n' || c == '\r' || c == 0x2028 || c == 0x2029;
}

static int wide_class(uint16_t c) {
  if (c == 0x2028 || c == 0x2029) return C_LINE;
  bool is_space = c == 0xa0 || c == 0xfeff || c == 0x1680 || (c >= 0x2000 && c <= 0x200a) ||
                  c == 0x202f || c == 0x205f || c == 0x3000;
  return is_space ? C_SPACE : C_NAME; /* what is no letter, the engine refuses */
}

static inline int classify(uint16_t c) {
  return c < 128 ? class_of[c] : wide_class(c);
}

void eslex_fail(struct eslex *l, const char *error, uint32_t at, uint32_t end) {
  if (!l->error) {
    l->error = error;
    l->error_at = at;
    l->error_end = end > at ? end : at + 1;
  }
  l->pos = l->len;
  l->tok = (struct es_token){.start = l->len, .end = l->len, .type = ES_EOF, .nl_before = true};
}

static void skip_line(struct eslex *l) {
  while (l->pos < l->len && !eslex_is_line_end(l->text[l->pos])) l->pos++;
}

/* Behind a block comment; whether a line ended in it. */
static bool skip_block(struct eslex *l) {
  uint32_t start = l->pos;
  bool has_line = false;
  l->pos += 2;
  while (l->pos + 1 < l->len) {
    uint16_t c = l->text[l->pos];
    if (c == '*' && l->text[l->pos + 1] == '/') {
      l->pos += 2;
      return has_line;
    }
    if (eslex_is_line_end(c)) has_line = true;
    l->pos++;
  }
  eslex_fail(l, "Invalid or unexpected token", start, start + 2);
  return has_line;
}

static bool is_at(const struct eslex *l, const char *sign) {
  size_t n = strlen(sign);
  if (l->len - l->pos < n) return false;
  for (size_t i = 0; i < n; i++)
    if (l->text[l->pos + i] != (uint8_t)sign[i]) return false;
  return true;
}

static bool skip_html(struct eslex *l, bool nl) {
  bool is_html = is_at(l, "<!--") || (nl && is_at(l, "-->"));
  if (!is_html) return false;
  if (!l->is_module) {
    skip_line(l);
    return true;
  }
  if (l->on_html) l->on_html(l->user, l->pos);
  return false;
}

/* Blanks and comments.  Whether a line ended. */
static bool skip_blanks(struct eslex *l, bool nl) {
  while (l->pos < l->len) {
    uint16_t c = l->text[l->pos];
    int class = classify(c);
    if (class == C_SPACE || class == C_LINE) {
      nl |= class == C_LINE;
      l->pos++;
    } else if (c == '/' && l->text[l->pos + 1] == '/') {
      skip_line(l);
    } else if (c == '/' && l->text[l->pos + 1] == '*') {
      nl |= skip_block(l);
    } else if ((c != '<' && c != '-') || !skip_html(l, nl)) {
      break;
    }
  }
  return nl;
}

/* ---- names ---- */

static const char *const words[] = {
    "",
#define X(id, text) text,
#include "module/eswords.def"
#undef X
};

static bool is_word(const uint16_t *text, size_t len, const char *word) {
  for (size_t i = 0; i < len; i++)
    if (text[i] != (uint8_t)word[i]) return false;
  return word[len] == '\0';
}

/* Where the words of a first letter begin, in each of the three groups: they are few, so the list
 * of a letter is walked. */
static uint8_t first_of[26][3];

static void __attribute__((constructor)) set_up(void) {
  static const uint8_t from[] = {1, ES_KW_LAST_RESERVED + 1, ES_KW_LAST_STRICT + 1, ES_KW_COUNT};
  for (int group = 0; group < 3; group++)
    for (int i = from[group + 1] - 1; i >= from[group]; i--)
      first_of[words[i][0] - 'a'][group] = (uint8_t)i;
}

static int find_word(const uint16_t *text, size_t len) {
  static const uint8_t end[] = {ES_KW_LAST_RESERVED + 1, ES_KW_LAST_STRICT + 1, ES_KW_COUNT};
  if (len < 2 || len > 10 || text[0] < 'a' || text[0] > 'z') return ES_KW_NONE;
  for (int group = 0; group < 3; group++) {
    int i = first_of[text[0] - 'a'][group];
    for (; i && i < end[group] && words[i][0] == text[0]; i++)
      if (is_word(text, len, words[i])) return i;
  }
  return ES_KW_NONE;
}

static bool is_name_part(uint16_t c) {
  int class = classify(c);
  return class == C_NAME || class == C_DIGIT;
}

/* An escape in a name: \uXXXX or \u{X}. */
static bool skip_escape(struct eslex *l) {
  if (l->text[l->pos + 1] != 'u') return false;
  l->pos += 2;
  if (l->text[l->pos] == '{') {
    while (l->pos < l->len && l->text[l->pos] != '}') l->pos++;
    if (l->pos < l->len) l->pos++;
    return true;
  }
  for (int i = 0; i < 4 && l->pos < l->len; i++) l->pos++;
  return true;
}

static void lex_name(struct eslex *l) {
  struct es_token *t = &l->tok;
  while (l->pos < l->len && is_name_part(l->text[l->pos])) {
    if (l->text[l->pos] != '\\') {
      l->pos++;
      continue;
    }
    t->is_escaped = true;
    if (!skip_escape(l)) {
      eslex_fail(l, "Invalid or unexpected token", l->pos, l->pos + 1);
      return;
    }
  }
  t->type = ES_NAME;
  t->word = t->is_escaped ? 0 : (uint8_t)find_word(l->text + t->start, l->pos - t->start);
}

/* ---- numbers and strings ---- */

static bool is_digit_at(const struct eslex *l, uint32_t at) {
  return at < l->len && l->text[at] >= '0' && l->text[at] <= '9';
}

/* The letters of 0x, 1n, 1e5 are parts of names, too; what is wrong among them the engine says. */
static void lex_number(struct eslex *l) {
  bool is_radix = l->text[l->pos] == '0' && strchr("xXoObB", l->text[l->pos + 1] & 0x7f) &&
                  l->text[l->pos + 1] > ' ' && l->text[l->pos + 1] < 128;
  bool has_dot = false;
  for (; l->pos < l->len; l->pos++) {
    uint16_t c = l->text[l->pos];
    if (is_radix ? c == '.' : c == '.' && has_dot) break;
    if (c == '.') has_dot = true;
    else if ((c == '+' || c == '-') && !is_radix && (l->text[l->pos - 1] | 32) == 'e') continue;
    else if (!is_name_part(c) || c == '\\') break;
    else if (c == 'n') has_dot = true; /* 1n.toString() */
    else if ((c | 32) == 'e') has_dot = true;
  }
  l->tok.type = ES_NUMBER;
}

static void lex_string(struct eslex *l) {
  uint16_t quote = l->text[l->pos++];
  for (; l->pos < l->len; l->pos++) {
    uint16_t c = l->text[l->pos];
    if (c == quote) {
      l->pos++;
      l->tok.type = ES_STRING;
      return;
    }
    if (c == '\n' || c == '\r') break;
    if (c == '\\') {
      l->pos++;
      if (l->text[l->pos] == '\r' && l->text[l->pos + 1] == '\n') l->pos++;
    }
  }
  eslex_fail(l, "Invalid or unexpected token", l->tok.start, l->tok.start + 1);
}

/* ---- punctuators ---- */

struct sign {
  const char *text;
  uint8_t punct;
};

/* The longest come first. */
static const struct sign signs[] = {
    {">>>=", ES_P_ASSIGN},
    {"...", ES_P_ELLIPSIS},
    {"===", ES_P_EQUAL},
    {"!==", ES_P_EQUAL},
    {"**=", ES_P_ASSIGN},
    {"<<=", ES_P_ASSIGN},
    {">>=", ES_P_ASSIGN},
    {">>>", ES_P_SHIFT},
    {"&&=", ES_P_LOGICAL},
    {"||=", ES_P_LOGICAL},
    {"?"
     "?=",
     ES_P_LOGICAL},
    {"=>", ES_P_ARROW},
    {"==", ES_P_EQUAL},
    {"!=", ES_P_EQUAL},
    {"<=", ES_P_COMPARE},
    {">=", ES_P_COMPARE},
    {"&&", ES_P_AND},
    {"||", ES_P_OR},
    {"?"
     "?",
     ES_P_NULLISH},
    {"++", ES_P_INCREASE},
    {"--", ES_P_INCREASE},
    {"<<", ES_P_SHIFT},
    {">>", ES_P_SHIFT},
    {"**", ES_P_POWER},
    {"+=", ES_P_ASSIGN},
    {"-=", ES_P_ASSIGN},
    {"*=", ES_P_ASSIGN},
    {"/=", ES_P_ASSIGN},
    {"%=", ES_P_ASSIGN},
    {"&=", ES_P_ASSIGN},
    {"|=", ES_P_ASSIGN},
    {"^=", ES_P_ASSIGN},
};

static bool is_plain_sign(uint16_t c) {
  return c == '(' || c == ')' || c == '{' || c == '}' || c == '[' || c == ']' || c == ';' ||
         c == ',' || c == ':' || c == '~' || c == '`' || c == '@';
}

static void lex_punct(struct eslex *l) {
  uint16_t c = l->text[l->pos];
  struct es_token *t = &l->tok;
  t->type = ES_PUNCT;
  t->punct = c < 128 ? (uint8_t)c : 0;
  if (is_plain_sign(c)) {
    l->pos++;
    return;
  }
  if (c == '?' && l->text[l->pos + 1] == '.' && !is_digit_at(l, l->pos + 2)) {
    t->punct = ES_P_OPTIONAL;
    l->pos += 2;
    return;
  }
  for (size_t i = 0; i < ARRAY_COUNT(signs); i++) {
    if (signs[i].text[0] != c || !is_at(l, signs[i].text)) continue;
    t->punct = signs[i].punct;
    l->pos += (uint32_t)strlen(signs[i].text);
    return;
  }
  if (c < 128 && c && strchr("+-*/%&|^!<>=?.", c)) l->pos++;
  else eslex_fail(l, "Invalid or unexpected token", l->pos, l->pos + 1);
}

/* ---- tokens ---- */

void eslex_next(struct eslex *l) {
  if (l->error) return;
  l->prev_end = l->tok.end;
  bool nl = skip_blanks(l, l->pos == 0);
  if (l->error) return;
  l->tok = (struct es_token){.start = l->pos, .nl_before = nl};
  uint16_t c = l->text[l->pos];
  int class = l->pos < l->len ? classify(c) : C_OTHER;
  if (l->pos >= l->len) l->tok.type = ES_EOF;
  else if (class == C_NAME) lex_name(l);
  else if (class == C_DIGIT || (c == '.' && is_digit_at(l, l->pos + 1))) lex_number(l);
  else if (class == C_QUOTE) lex_string(l);
  else if (c == '#') {
    l->pos++;
    lex_name(l);
    if (l->error) return;
    l->tok.type = ES_PRIVATE;
    l->tok.word = 0;
    if (l->pos == l->tok.start + 1) eslex_fail(l, "Invalid or unexpected token", l->tok.start, 0);
  } else lex_punct(l);
  if (!l->error) l->tok.end = l->pos;
}

void eslex_init(struct eslex *l, const uint16_t *text, uint32_t len, bool is_module) {
  *l = (struct eslex){.text = text, .len = len, .is_module = is_module};
  if (len > 0 && text[0] == 0xfeff) l->pos = 1;
  if (is_at(l, "#!")) skip_line(l);
}

void eslex_regexp(struct eslex *l) {
  if (l->error) return;
  uint32_t start = l->tok.start;
  bool in_class = false;
  for (l->pos = start + 1; l->pos < l->len; l->pos++) {
    uint16_t c = l->text[l->pos];
    if (eslex_is_line_end(c)) break;
    if (c == '\\') {
      l->pos++;
      if (l->pos < l->len && eslex_is_line_end(l->text[l->pos])) break;
    } else if (c == '[') in_class = true;
    else if (c == ']') in_class = false;
    else if (c == '/' && !in_class) {
      l->pos++;
      while (l->pos < l->len && is_name_part(l->text[l->pos]) && l->text[l->pos] != '\\') l->pos++;
      l->tok.type = ES_REGEXP;
      l->tok.end = l->pos;
      return;
    }
  }
  eslex_fail(l, "Invalid regular expression: missing /", start, start + 1);
}

bool eslex_template(struct eslex *l) {
  if (l->error) return false;
  l->tok.type = ES_TEMPLATE;
  for (l->pos = l->tok.start + 1; l->pos < l->len; l->pos++) {
    uint16_t c = l->text[l->pos];
    if (c == '\\') {
      l->pos++;
    } else if (c == '`' || (c == '$' && l->text[l->pos + 1] == '{')) {
      l->pos += c == '`' ? 1 : 2;
      l->tok.end = l->pos;
      return c == '$';
    }
  }
  eslex_fail(l, "Unterminated template literal", l->tok.start, l->len);
  return false;
}
