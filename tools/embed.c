/* embed — at build time: puts the JavaScript files of lib/ into the binary.
 *
 *   embed OUT_DIR LIB_DIR FILE.js... -- LICENSES BUNDLE_DIR FILE.js...
 *
 * FILEs are relative to their folder.  BUNDLE_DIR holds what tools/bundle.sh made.
 * Writes OUT_DIR/builtins.s (the wrapped texts) and OUT_DIR/builtins_table.c (id -> text).  The id
 * of lib/node/fs/promises.js is "fs/promises", that of lib/internal/x.js is "internal/x", of
 * lib/boot/x.js "internal/boot/x", of a bundle x.js "internal/bundle/x".  The engine runs the texts
 * in place, without a copy, which needs pure ASCII: other bytes are refused here (of bundles: by
 * tools/bundle.sh). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char head[] = "(function (exports, require, module, internalBinding) { ";

static _Noreturn void die(const char *what, const char *file) {
  fprintf(stderr, "embed: %s: %s\n", file, what);
  exit(1);
}

/* Comment lines are left out (their line stays, empty, so that line numbers hold): a third of the
 * text, which would cost pages and parsing at every start.  A line within a template literal is
 * never taken for one. */
struct filter {
  const char *path;
  int line;
  int in_block;    /* inside a block comment that began a line */
  int in_template; /* after an odd number of backquotes */
};

static int is_comment(struct filter *f, const char *line) {
  const char *text = line + strspn(line, " \t");
  if (!f->in_block) {
    if (f->in_template) return 0;
    if (strncmp(text, "//", 2) == 0) return 1;
    if (strncmp(text, "/*", 2) != 0) return 0;
    text += 2;
  }
  const char *end = strstr(text, "*/");
  f->in_block = !end;
  if (end && end[2 + strspn(end + 2, " \t\n")] != '\0')
    die("has code behind a block comment that begins the line", f->path);
  return 1;
}

static void check_bytes(const struct filter *f, const char *line) {
  for (const unsigned char *c = (const unsigned char *)line; *c; c++) {
    if (*c <= 126 && (*c >= 32 || *c == '\n' || *c == '\t')) continue;
    fprintf(stderr, "embed: %s:%d: byte 0x%02x is not printable ASCII\n", f->path, f->line, *c);
    exit(1);
  }
}

static void put_line(FILE *out, struct filter *f, const char *line) {
  fprintf(out, "  .ascii \"");
  for (const char *c = line; *c; c++) {
    if (*c == '`') f->in_template = !f->in_template;
    if (*c == '\n') fprintf(out, "\\n");
    else if (*c == '\t') fprintf(out, "\\t");
    else if (*c == '"' || *c == '\\') fprintf(out, "\\%c", *c);
    else putc(*c, out);
  }
  fprintf(out, "\"\n");
}

static void put_text(FILE *out, const char *path) {
  FILE *in = fopen(path, "rb");
  if (!in) die("cannot be read", path);
  struct filter f = {.path = path};
  char line[4096];
  fprintf(out, "  .ascii \"%s\"\n", head);
  while (fgets(line, sizeof line, in)) {
    f.line++;
    if (strlen(line) == sizeof line - 1) die("has a line of more than 4 KiB", path);
    check_bytes(&f, line);
    put_line(out, &f, is_comment(&f, line) ? "\n" : line);
  }
  if (!f.line) die("is empty", path);
  fprintf(out, "  .ascii \"\\n})\"\n");
  fclose(in);
}

/* A bundle has no comments and may have long lines: the assembler reads the file itself. */
static void put_bundle(FILE *out, const char *path) {
  FILE *in = fopen(path, "rb");
  if (!in) die("cannot be read", path);
  fclose(in);
  fprintf(out, "  .ascii \"%s\"\n  .incbin \"%s\"\n  .ascii \"\\n})\"\n", head, path);
}

static void put_id(FILE *out, const char *file, int is_bundle) {
  char id[512];
  size_t len = strlen(file);
  if (len < 4 || len > 400 || strcmp(file + len - 3, ".js") != 0) die("is no .js file", file);
  if (is_bundle) snprintf(id, sizeof id, "internal/bundle/%s", file);
  else if (strncmp(file, "node/", 5) == 0) snprintf(id, sizeof id, "%s", file + 5);
  else if (strncmp(file, "internal/", 9) == 0) snprintf(id, sizeof id, "%s", file);
  else snprintf(id, sizeof id, "internal/%s", file);
  id[strlen(id) - 3] = '\0';
  fprintf(out, "\"%s\"", id);
}

/* The place of "--": files of lib before it, bundles from two places after it on. */
static int find_divider(int argc, char **argv) {
  for (int i = 4; i + 2 < argc; i++) {
    if (strcmp(argv[i], "--") == 0) return i;
  }
  die("usage: embed OUT_DIR LIB_DIR FILE.js... -- LICENSES BUNDLE_DIR FILE.js...", "arguments");
}

static void put_licenses(FILE *out, const char *path) {
  fprintf(out,
          "  .globl builtins_licenses\n  .hidden builtins_licenses\nbuiltins_licenses:\n"
          "  .incbin \"%s\"\n  .byte 0\n",
          path);
}

int main(int argc, char **argv) {
  int divider = find_divider(argc, argv);
  char path[4096];
  snprintf(path, sizeof path, "%s/builtins.s", argv[1]);
  FILE *text = fopen(path, "w");
  if (!text) die("cannot be written", path);
  snprintf(path, sizeof path, "%s/builtins_table.c", argv[1]);
  FILE *table = fopen(path, "w");
  if (!table) die("cannot be written", path);

  fprintf(text, "/* made by tools/embed */\n  .section .rodata\n");
  fprintf(table, "/* made by tools/embed */\n#include \"runtime/builtins.h\"\n\n");
  put_licenses(text, argv[divider + 1]);
  int count = 0;
  for (int i = 3; i < argc; i++) {
    if (i >= divider && i <= divider + 2) continue;
    int is_bundle = i > divider;
    snprintf(path, sizeof path, "%s/%s", argv[is_bundle ? divider + 2 : 2], argv[i]);
    fprintf(text, "  .globl builtin_text_%d\n  .hidden builtin_text_%d\nbuiltin_text_%d:\n", i, i,
            i);
    if (is_bundle) put_bundle(text, path);
    else put_text(text, path);
    fprintf(text,
            "  .globl builtin_text_end_%d\n  .hidden builtin_text_end_%d\nbuiltin_text_end_%d:\n  "
            ".byte 0\n",
            i, i, i);
    fprintf(table, "extern const char builtin_text_%d[], builtin_text_end_%d[];\n", i, i);
    count++;
  }
  fprintf(text, "  .section .note.GNU-stack,\"\",@progbits\n");
  fprintf(table, "\nconst struct builtin builtins_table[] = {\n");
  for (int i = 3; i < argc; i++) {
    if (i >= divider && i <= divider + 2) continue;
    fprintf(table, "    {");
    put_id(table, argv[i], i > divider);
    fprintf(table, ", builtin_text_%d, builtin_text_end_%d},\n", i, i);
  }
  fprintf(table, "};\nconst unsigned builtins_count = %d;\n", count);
  return fclose(text) || fclose(table);
}
