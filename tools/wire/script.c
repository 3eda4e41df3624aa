/* wire/script — reads .wire files; the format is in wire.h. */
#include "wire.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where we are, for messages. */
struct place {
  const char *path;
  int line;
};

static _Noreturn void fail(const struct place *at, const char *what) {
  fprintf(stderr, "wirerun: %s:%d: %s\n", at->path, at->line, what);
  exit(2);
}

void *wire_grow(void *p, size_t size) {
  p = realloc(p, size ? size : 1);
  if (!p) {
    fprintf(stderr, "wirerun: out of memory\n");
    exit(2);
  }
  return p;
}

static struct wire_item *add_item(struct wire_step *step, enum wire_item_kind kind) {
  step->items = wire_grow(step->items, (step->item_count + 1) * sizeof *step->items);
  struct wire_item *item = &step->items[step->item_count++];
  *item = (struct wire_item){.kind = kind};
  return item;
}

static void add_bytes(struct wire_step *step, const char *bytes, size_t len) {
  struct wire_item *item = step->item_count ? &step->items[step->item_count - 1] : NULL;
  if (!item || item->kind != WIRE_BYTES) item = add_item(step, WIRE_BYTES);
  if (item->len + len > item->room) {
    item->room = item->room * 2 + len;
    item->bytes = wire_grow(item->bytes, item->room);
  }
  memcpy(item->bytes + item->len, bytes, len);
  item->len += len;
}

static int hex_digit(char c) {
  const char *digits = "0123456789abcdef", *found = c ? strchr(digits, c | 0x20) : NULL;
  return found ? (int)(found - digits) : -1;
}

/* After a backslash; returns what follows the escape. */
static const char *escape(struct wire_step *step, const char *p, const struct place *at) {
  static const char names[] = "rnt0\\<.", values[] = "\r\n\t\0\\<.";
  const char *found = *p ? strchr(names, *p) : NULL;
  if (found) {
    add_bytes(step, &values[found - names], 1);
    return p + 1;
  }
  int high = *p == 'x' ? hex_digit(p[1]) : -1, low = high < 0 ? -1 : hex_digit(p[2]);
  if (low < 0) fail(at, "unknown escape; known are \\r \\n \\t \\0 \\\\ \\< \\. \\xHH");
  char byte = (char)(high * 16 + low);
  add_bytes(step, &byte, 1);
  return p + 3;
}

/* <N*TEXT>; returns what follows it, or NULL when it is none. */
static const char *repetition(struct wire_step *step, const char *p, const struct place *at) {
  char *star;
  errno = 0;
  unsigned long count = strtoul(p + 1, &star, 10);
  if (star == p + 1 || *star != '*' || p[1] < '0' || p[1] > '9') return NULL;
  const char *text = star + 1, *end = strchr(text, '>');
  if (!end || end == text || errno || count > (64UL << 20)) fail(at, "bad <N*TEXT>");
  for (unsigned long i = 0; i < count; i++) add_bytes(step, text, (size_t)(end - text));
  return end + 1;
}

static const char *wildcard(struct wire_step *step, const char *p) {
  static const struct {
    const char *text;
    enum wire_item_kind kind;
  } known[] = {{"...", WIRE_ANY}, {"<date>", WIRE_DATE}, {"<eof>", WIRE_EOF}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    size_t len = strlen(known[i].text);
    if (strncmp(p, known[i].text, len) != 0) continue;
    add_item(step, known[i].kind);
    return p + len;
  }
  return NULL;
}

static void read_bytes(struct wire_step *step, const char *p, const struct place *at) {
  while (*p) {
    const char *next = NULL;
    if (step->item_count && step->items[step->item_count - 1].kind == WIRE_EOF)
      fail(at, "nothing can follow <eof>");
    if (*p == '\\') next = escape(step, p + 1, at);
    if (!next && *p == '<') next = repetition(step, p, at);
    if (!next && step->kind == WIRE_EXPECT) next = wildcard(step, p);
    if (!next) {
      add_bytes(step, p, 1);
      next = p + 1;
    }
    p = next;
  }
}

static struct wire_step *add_step(struct wire_script *s, enum wire_kind kind, int line) {
  s->steps = wire_grow(s->steps, (s->step_count + 1) * sizeof *s->steps);
  struct wire_step *step = &s->steps[s->step_count++];
  *step = (struct wire_step){.kind = kind, .line = line, .last_line = line};
  return step;
}

static int read_number(const char *text, int least, int most, const struct place *at) {
  char *end;
  errno = 0;
  long n = strtol(text, &end, 10);
  if (errno || end == text || *end || n < least || n > most) fail(at, "bad number");
  return (int)n;
}

static void read_words(struct wire_script *s, char *text, const struct place *at) {
  static const struct {
    const char *word;
    enum wire_kind kind;
    int least, most; /* of its number; most 0: it has none, -1: it has a name */
  } known[] = {
      {"pause", WIRE_PAUSE, 1, 10000},
      {"silent", WIRE_SILENT, 1, 10000},
      {"half-close", WIRE_HALF_CLOSE, 0, 0},
      {"close", WIRE_CLOSE, 0, 0},
      {"connection", WIRE_CONNECTION, 1, WIRE_MAX_CONNECTIONS},
      {"whole", WIRE_WHOLE, 0, 0},
      {"server", WIRE_SERVER, 0, -1},
      {"program", WIRE_PROGRAM, 0, -1},
  };
  char *rest = text + strcspn(text, " ");
  if (*rest) *rest++ = '\0';
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    if (strcmp(known[i].word, text) != 0) continue;
    struct wire_step *step = add_step(s, known[i].kind, at->line);
    if (known[i].most < 0 && s->step_count > 1) fail(at, "must be the first step");
    if (known[i].most > 0) step->number = read_number(rest, known[i].least, known[i].most, at);
    else if (known[i].most == 0 && *rest) fail(at, "takes nothing");
    if (known[i].most >= 0) return;
    char *port = strchr(rest, ' ');
    if (port) *port++ = '\0';
    if (!*rest) fail(at, "wants a name");
    if (port) step->number = read_number(port, 1, 65535, at);
    step->name = wire_grow(NULL, strlen(rest) + 1);
    memcpy(step->name, rest, strlen(rest) + 1);
    return;
  }
  fail(at, "unknown step");
}

static void read_line(struct wire_script *s, char *text, const struct place *at) {
  if (!*text || *text == '#') return;
  if ((*text == '>' || *text == '<') && (text[1] == ' ' || !text[1])) {
    enum wire_kind kind = *text == '>' ? WIRE_SEND : WIRE_EXPECT;
    struct wire_step *step = s->step_count ? &s->steps[s->step_count - 1] : NULL;
    if (!step || step->kind != kind) step = add_step(s, kind, at->line);
    step->last_line = at->line;
    read_bytes(step, text[1] ? text + 2 : text + 1, at);
    return;
  }
  read_words(s, text, at);
}

void wire_script_read(struct wire_script *script, const char *path) {
  *script = (struct wire_script){0};
  struct place at = {path, 0};
  FILE *in = fopen(path, "r");
  if (!in) fail(&at, strerror(errno));
  char *text = NULL;
  size_t room = 0;
  ssize_t len;
  while ((len = getline(&text, &room, in)) >= 0) {
    at.line++;
    if (len && text[len - 1] == '\n') text[len - 1] = '\0';
    read_line(script, text, &at);
  }
  free(text);
  fclose(in);
  if (!script->step_count) fail(&at, "has no steps");
}

void wire_script_free(struct wire_script *script) {
  for (size_t i = 0; i < script->step_count; i++) {
    struct wire_step *step = &script->steps[i];
    for (size_t k = 0; k < step->item_count; k++) free(step->items[k].bytes);
    free(step->items);
    free(step->name);
  }
  free(script->steps);
}
