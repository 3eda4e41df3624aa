/* wire/match — does a reply match a pattern, and how a reply is printed. */
#include "wire.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#define DATE_LEN 29 /* Sun, 06 Nov 1994 08:49:37 GMT */

static int is_date(const char *p, size_t len) {
  static const char shape[] = "Aaa, 00 Aaa 0000 00:00:00 GMT";
  for (size_t i = 0; i < len && i < DATE_LEN; i++) {
    int c = (unsigned char)p[i], want = shape[i];
    int ok = want == 'A'   ? isupper(c)
             : want == 'a' ? islower(c)
             : want == '0' ? isdigit(c)
                           : c == want;
    if (!ok) return 0;
  }
  return 1;
}

struct state {
  const struct wire_step *pattern;
  const char *in;
  size_t len;
  int at_eof;
  size_t furthest;
};

static size_t common(const char *a, const char *b, size_t len) {
  size_t i = 0;
  while (i < len && a[i] == b[i]) i++;
  return i;
}

static enum wire_verdict match_from(struct state *s, size_t item, size_t pos, size_t *eaten);

/* `...`: the first place where the rest matches. */
static enum wire_verdict match_any(struct state *s, size_t item, size_t pos, size_t *eaten) {
  enum wire_verdict best = s->at_eof ? WIRE_NO : WIRE_MORE;
  for (; pos <= s->len; pos++) {
    enum wire_verdict v = match_from(s, item + 1, pos, eaten);
    if (v == WIRE_YES) return v;
    if (v == WIRE_MORE) best = v;
  }
  return best;
}

static enum wire_verdict match_from(struct state *s, size_t item, size_t pos, size_t *eaten) {
  for (; item < s->pattern->item_count; item++) {
    const struct wire_item *it = &s->pattern->items[item];
    size_t left = s->len - pos, want = it->kind == WIRE_DATE ? DATE_LEN : it->len;
    if (it->kind == WIRE_ANY) return match_any(s, item, pos, eaten);
    if (it->kind == WIRE_EOF) {
      if (pos > s->furthest) s->furthest = pos;
      if (left) return WIRE_NO;
      if (!s->at_eof) return WIRE_MORE;
      continue;
    }
    size_t here = left < want ? left : want;
    size_t same = it->kind == WIRE_DATE ? (is_date(s->in + pos, here) ? here : 0)
                                        : common(it->bytes, s->in + pos, here);
    if (pos + same > s->furthest) s->furthest = pos + same;
    if (same < here) return WIRE_NO;
    if (here < want) return s->at_eof ? WIRE_NO : WIRE_MORE;
    pos += want;
  }
  *eaten = pos;
  return WIRE_YES;
}

enum wire_verdict wire_match(const struct wire_step *pattern, const char *in, size_t len,
                             int at_eof, size_t *eaten, size_t *furthest) {
  struct state s = {pattern, in, len, at_eof, 0};
  enum wire_verdict v = match_from(&s, 0, 0, eaten);
  *furthest = s.furthest;
  return v;
}

static int begins(const char *in, size_t len, const char *word) {
  size_t n = strlen(word);
  return len >= n && memcmp(in, word, n) == 0;
}

/* Would the bytes mean something else in a pattern? */
static int is_special(const char *in, size_t len) {
  return *in == '\\' || begins(in, len, "...") || begins(in, len, "<date>") ||
         begins(in, len, "<eof>") || (*in == '<' && len > 1 && isdigit((unsigned char)in[1]));
}

static void print_byte(const char *in, size_t len) {
  unsigned char c = (unsigned char)*in;
  if (c == '\r') printf("\\r");
  else if (c == '\n') printf("\\n");
  else if (c == '\t') printf("\\t");
  else if (c == '\0') printf("\\0");
  else if (is_special(in, len)) printf("\\%c", c);
  else if (c < 32 || c > 126) printf("\\x%02x", c);
  else putchar(c);
}

void wire_print(const char *indent, const char *in, size_t len, int eof) {
  int open = 0;
  for (size_t i = 0; i < len;) {
    if (!open) printf("%s< ", indent);
    open = 1;
    size_t run = 1;
    while (i + run < len && in[i + run] == in[i]) run++;
    if (run >= 64 && isalnum((unsigned char)in[i])) {
      printf("<%zu*%c>", run, in[i]);
      i += run;
      continue;
    }
    if (len - i >= DATE_LEN && is_date(in + i, DATE_LEN)) {
      printf("<date>");
      i += DATE_LEN;
      continue;
    }
    print_byte(in + i, len - i);
    if (in[i++] == '\n') {
      putchar('\n');
      open = 0;
    }
  }
  if (eof && !open) printf("%s< ", indent);
  if (eof) printf("<eof>");
  if (open || eof) putchar('\n');
}
