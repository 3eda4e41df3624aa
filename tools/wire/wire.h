/* wire — exchanges on a connection as data: what a .wire file says, and does a reply match.
 *
 * One step a line; a line with `#` at its beginning is a comment, empty lines set apart.
 *
 *   > BYTES          send them; lines in a row are sent as one
 *   < PATTERN        what must come back from here on; lines in a row are one pattern
 *   pause MS         let the server see what was sent so far by itself
 *   silent MS        nothing may arrive for that long
 *   half-close       we are done sending
 *   close            we close, whatever is still to come
 *   connection N     speak on connection N (1 to 8, at first 1), opened when first named
 *   whole            the reply depends on how sends are split: `wirerun -s` leaves them whole
 *   server NAME      speak to this server of test/wire/server.js (else: plain); first step only
 *   program FILE [PORT]
 *                    instead of server.js run this program, which listens on the port in the
 *                    environment variable PORT, or always on PORT; first step only
 *
 * BYTES and PATTERN begin after one space and end with the line, trailing blanks belong to them.
 * Escapes: \r \n \t \0 \\ \< \. \xHH.  <N*TEXT> is TEXT N times (TEXT without escapes).
 * In a PATTERN:
 *
 *   ...      any bytes, as few as will do
 *   <date>   a date as in `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 section 5.6.7)
 *   <eof>    the server has closed; last in its pattern
 *
 * At the end of a file each connection whose end was not yet seen is half-closed, and then the
 * server must close it without a further byte. */
#pragma once

#include <stddef.h>

#define WIRE_MAX_CONNECTIONS 8

enum wire_kind {
  WIRE_SEND,
  WIRE_EXPECT,
  WIRE_PAUSE,
  WIRE_SILENT,
  WIRE_HALF_CLOSE,
  WIRE_CLOSE,
  WIRE_CONNECTION,
  WIRE_WHOLE,
  WIRE_SERVER,
  WIRE_PROGRAM,
};

enum wire_item_kind { WIRE_BYTES, WIRE_ANY, WIRE_DATE, WIRE_EOF };

/* A piece of a pattern.  What is to be sent is one item of bytes. */
struct wire_item {
  enum wire_item_kind kind;
  char *bytes; /* WIRE_BYTES; owned */
  size_t len, room;
};

struct wire_step {
  enum wire_kind kind;
  int line;      /* of the file, from 1 */
  int last_line; /* of a pattern's last line */
  int number;    /* milliseconds, connection, port (0: none) */
  char *name;    /* server or program; owned */
  struct wire_item *items;
  size_t item_count;
};

struct wire_script {
  struct wire_step *steps;
  size_t step_count;
};

/* Reads a file.  Ends the process with a message and code 2 when it can't be read or understood. */
void wire_script_read(struct wire_script *script, const char *path);
void wire_script_free(struct wire_script *script);

enum wire_verdict { WIRE_NO, WIRE_MORE, WIRE_YES };

/* Does a pattern match the beginning of `in`?  WIRE_MORE: not yet, but further bytes (or the end,
 * when `at_eof` is 0) could make it match.  *eaten: how much of `in` the match takes.  *furthest:
 * on WIRE_NO and WIRE_MORE the first byte of `in` that nothing in the pattern could take. */
enum wire_verdict wire_match(const struct wire_step *pattern, const char *in, size_t len,
                             int at_eof, size_t *eaten, size_t *furthest);

/* Prints bytes as `<` lines of a .wire file, each behind `indent`; `eof` adds <eof>. */
void wire_print(const char *indent, const char *in, size_t len, int eof);

/* Memory that dies rather than fails. */
void *wire_grow(void *p, size_t size);
