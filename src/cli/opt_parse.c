#include "cli/opt_parse.h"

#include <stdio.h>
#include <string.h>

#include "base/mem.h"
#include "cli/opt_table.h"

#define EXIT_BAD_OPTION 9

/* One list of words that is being read. */
struct words {
  struct options *o;
  char **word;
  int count, at;
  bool is_env; /* NODE_OPTIONS */
};

static void add(struct options *o, const char *key, const char *text, bool is_on, bool is_list) {
  if (!key) return;
  if (o->count == o->cap) {
    o->cap = o->cap ? o->cap * 2 : 8;
    o->value = mem_realloc(o->value, o->cap * sizeof *o->value);
  }
  o->value[o->count++] = (struct option_value){key, text, is_on, is_list};
}

static int refuse(const struct words *w, const char *name, const char *why) {
  fprintf(stderr, "%s: %s%s\n", w->o->argv0, name, why);
  return EXIT_BAD_OPTION;
}

static int bad_option(const struct words *w, const char *word) {
  fprintf(stderr, "%s: bad option: %s\n", w->o->argv0, word);
  return EXIT_BAD_OPTION;
}

/* What the option's state has to say; 0: go on. */
static int judge(const struct words *w, const struct opt *opt, const char *word) {
  if (w->is_env && opt->is_cli_only) return refuse(w, word, " is not allowed in NODE_OPTIONS");
  if (opt->state == OPT_ABSENT)
    return refuse(w, word, " is not built in eddy " EDDY_VERSION " yet");
  if (opt->state == OPT_WARN)
    fprintf(stderr, "%s: %s has no effect: it is not built in eddy " EDDY_VERSION " yet\n",
            w->o->argv0, word);
  return 0;
}

/* The word after the option is its value; one that looks like an option is not, as in Node. */
static int take_value(struct words *w, const struct opt *opt, const char *word) {
  const char *next = w->at < w->count ? w->word[w->at] : NULL;
  bool is_option = next && next[0] == '-' && next[1] != '\0';
  if (next && next[0] == '\\' && next[1] == '-') next++;
  if (!next || is_option) return refuse(w, word, " requires an argument");
  w->at++;
  add(w->o, opt->key, next, true, opt->kind == OPT_LIST);
  return 0;
}

/* The option that --no-NAME turns off, or NULL. */
static const struct opt *find_negated(const char *name, size_t len) {
  bool is_no = len > 3 && strncmp(name, "no", 2) == 0 && (name[2] == '-' || name[2] == '_');
  return is_no ? opt_table_find(name + 3, len - 3) : NULL;
}

static int take_long(struct words *w, char *word) {
  const char *name = word + 2, *equals = strchr(name, '=');
  size_t len = equals ? (size_t)(equals - name) : strlen(name);
  const struct opt *opt = opt_table_find(name, len);
  bool is_on = opt != NULL;
  if (!opt) opt = find_negated(name, len);
  if (opt && !is_on && opt->kind != OPT_FLAG)
    return refuse(w, word, " is an invalid negation because it is not a boolean option");
  if (!opt || (opt->kind == OPT_FLAG && equals)) return bad_option(w, word);
  int err = is_on || opt->state == OPT_BUILT ? judge(w, opt, word) : 0;
  if (err) return err;
  if (opt->kind == OPT_FLAG || (opt->kind == OPT_MAYBE && !equals))
    add(w->o, opt->key, NULL, is_on, false);
  else if (equals && !equals[1]) return refuse(w, word, " requires an argument");
  else if (equals) add(w->o, opt->key, equals + 1, true, opt->kind == OPT_LIST);
  else return take_value(w, opt, word);
  return 0;
}

/* -p and -pe take a text, but `-p` alone prints what standard input says. */
static int take_print(struct words *w, const char *word) {
  add(w->o, "print", NULL, true, false);
  bool has_text = w->at < w->count && (w->word[w->at][0] != '-' || !w->word[w->at][1]);
  if (!has_text && strcmp(word, "-pe") != 0) return 0;
  return take_value(w, opt_table_find("eval", 4), word);
}

static int take_short(struct words *w, char *word) {
  if (!w->is_env && (strcmp(word, "-p") == 0 || strcmp(word, "-pe") == 0))
    return take_print(w, word);
  const struct opt *opt = word[2] ? NULL : opt_table_find_letter(word[1]);
  if (!opt) return bad_option(w, word);
  int err = judge(w, opt, word);
  if (err) return err;
  if (opt->kind != OPT_FLAG) return take_value(w, opt, word);
  add(w->o, opt->key, NULL, true, false);
  return 0;
}

/* Reads options until a word is none. */
static int take_all(struct words *w) {
  while (w->at < w->count) {
    char *word = w->word[w->at];
    if (word[0] != '-' || word[1] == '\0') break;
    w->at++;
    if (strcmp(word, "--") == 0) break;
    bool is_print = strcmp(word, "--print") == 0 && !w->is_env;
    int err = is_print         ? take_print(w, word)
              : word[1] == '-' ? take_long(w, word)
                               : take_short(w, word);
    if (err) return err;
  }
  return 0;
}

int opt_parse_argv(struct options *o, int argc, char **argv) {
  struct words w = {.o = o, .word = argv, .count = argc, .at = 1};
  o->argv0 = argv[0];
  int err = take_all(&w);
  if (err) return err;
  bool has_mark = w.at > 1 && strcmp(argv[w.at - 1], "--") == 0;
  o->exec_argv = argv + 1;
  o->exec_argc = w.at - 1 - has_mark;
  o->argv = argv + w.at;
  o->argc = argc - w.at;
  o->has_script = o->argc > 0 && !opt_parse_text(o, "eval");
  return 0;
}

/* Splits at spaces; "..." keeps them, and \ inside keeps the sign behind it. false: no end of
 * "". */
static bool split(const char *text, struct words *w) {
  char *out = mem_alloc(strlen(text) + 1);
  w->word = mem_alloc((strlen(text) / 2 + 1) * sizeof *w->word);
  bool is_quoted = false, is_word = false;
  for (const char *p = text; *p; p++) {
    if (*p == ' ' && !is_quoted) {
      if (is_word) *out++ = '\0';
      is_word = false;
      continue;
    }
    if (!is_word) w->word[w->count++] = out;
    is_word = true;
    if (*p == '"') is_quoted = !is_quoted;
    else if (*p == '\\' && is_quoted && p[1]) *out++ = *++p;
    else *out++ = *p;
  }
  *out = '\0';
  return !is_quoted;
}

int opt_parse_env(struct options *o, const char *text) {
  struct words w = {.o = o, .is_env = true};
  if (!split(text, &w)) {
    fprintf(stderr, "%s: invalid value for NODE_OPTIONS (unterminated string)\n", o->argv0);
    return EXIT_BAD_OPTION;
  }
  int err = take_all(&w);
  if (!err && w.at < w.count) err = refuse(&w, w.word[w.at], " is not allowed in NODE_OPTIONS");
  mem_free(w.word);
  return err;
}

static const struct option_value *last(const struct options *o, const char *key) {
  for (unsigned i = o->count; i-- > 0;)
    if (strcmp(o->value[i].key, key) == 0) return &o->value[i];
  return NULL;
}

const char *opt_parse_text(const struct options *o, const char *key) {
  const struct option_value *v = last(o, key);
  return v ? v->text : NULL;
}

bool opt_parse_flag(const struct options *o, const char *key) {
  const struct option_value *v = last(o, key);
  return v && v->is_on;
}

/* Options that have one of a few values, each with a space before and behind it here. */
static const struct {
  const char *key, *values, *message;
  int exit_code;
} choices[] = {
    {"inputType", " module commonjs module-typescript commonjs-typescript ",
     "--input-type must be \"module\",\"commonjs\", \"module-typescript\" or "
     "\"commonjs-typescript\"",
     EXIT_BAD_OPTION},
    {"unhandledRejections", " strict warn none throw warn-with-error-code ",
     "invalid value for --unhandled-rejections", EXIT_BAD_OPTION},
    {"disableProto", " delete throw ", "invalid mode passed to --disable-proto", 12},
};

static bool is_among(const char *values, const char *word) {
  size_t len = strlen(word);
  for (const char *p = values; (p = strstr(p, word)); p++)
    if (p[-1] == ' ' && p[len] == ' ') return true;
  return false;
}

int opt_parse_check(const struct options *o) {
  for (size_t i = 0; i < ARRAY_COUNT(choices); i++) {
    const char *word = opt_parse_text(o, choices[i].key);
    if (!word || (*word && is_among(choices[i].values, word))) continue;
    fprintf(stderr, "%s: %s\n", o->argv0, choices[i].message);
    return choices[i].exit_code;
  }
  return 0;
}
