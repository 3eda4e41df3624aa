#include "http/h1_body.h"

#include <limits.h>

#include "base/mem.h"

/*  chunked:  SIZE -> [ EXT -> EXT_NAME -> EXT_VALUE -> EXT_QUOTED <-> EXT_ESCAPED ... EXT_QUOTE_END
 * ]
 *                 -> SIZE_LF -> DATA -> DATA_CR -> DATA_LF -> SIZE ...
 *            SIZE_LF of size 0 -> LAST -> LAST_LF -> DONE
 *                                 LAST -> TRAILERS -> DONE
 *  counted:  COUNTED -> DONE
 *  to EOF:   TO_EOF, until h1_body_eof                                                           */
enum state {
  SIZE,
  EXT,
  EXT_NAME,
  EXT_VALUE,
  EXT_QUOTED,
  EXT_ESCAPED,
  EXT_QUOTE_END,
  SIZE_LF,
  DATA_CR,
  DATA_LF,
  LAST,
  LAST_LF, /* up to here: a byte at a time, by step[] */
  DATA,
  COUNTED,
  TO_EOF,
  TRAILERS,
  DONE
};

#define TRAILER_STEP 1024 /* bytes copied at once: what follows the trailers may be long */

static COLD int refuse(struct h1_body *b, int err, const char *why) {
  b->why = why;
  return err;
}

void h1_body_init(struct h1_body *b, enum h1_body_kind kind, uint64_t length) {
  static const uint8_t first[] = {
      [H1_BODY_NONE] = DONE,
      [H1_BODY_LENGTH] = COUNTED,
      [H1_BODY_CHUNKED] = SIZE,
      [H1_BODY_EOF] = TO_EOF,
  };
  *b = (struct h1_body){
      .max_ext_bytes = H1_EXT_BYTES,
      .max_trailer_bytes = H1_HEAD_BYTES,
      .state = first[kind],
      .left = kind == H1_BODY_LENGTH ? length : 0,
  };
  if (kind == H1_BODY_LENGTH && length == 0) b->state = DONE;
  b->done = b->state == DONE;
}

void h1_body_fini(struct h1_body *b) {
  if (!b->trailers) return;
  h1_head_fini(&b->trailers->head);
  buf_fini(&b->trailers->bytes);
  mem_free(b->trailers);
  b->trailers = NULL;
}

/* ---- steps: one byte of framing each ---- */

static int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  c = ascii_lower(c);
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static int count_ext(struct h1_body *b) {
  if (++b->ext_bytes <= b->max_ext_bytes) return 0;
  return refuse(b, E_HPE_CHUNK_EXTENSIONS_OVERFLOW, "Chunk extensions overflow");
}

/* Zeros in front of a size are endless by the grammar; past 16 digits they count as extension. */
static int on_size(struct h1_body *b, char c) {
  int digit = hex_digit(c);
  if (digit >= 0) {
    if (b->left >> 60) return refuse(b, E_HPE_INVALID_CHUNK_SIZE, "Chunk size overflow");
    b->left = b->left << 4 | (unsigned)digit;
    if (b->digits < 16) b->digits++;
    else return count_ext(b);
    return 0;
  }
  if (b->digits == 0 || (c != '\r' && c != ';' && c != '\n'))
    return refuse(b, E_HPE_INVALID_CHUNK_SIZE, "Invalid character in chunk size");
  if (c == '\n') return refuse(b, E_HPE_CR_EXPECTED, "Missing expected CR after chunk size");
  b->state = c == ';' ? EXT : SIZE_LF;
  return 0;
}

/* What may follow a name, a value, a quoted string: the next extension or the end of the line. */
static int on_ext_end(struct h1_body *b, char c, const char *cr_why, const char *why) {
  if (c == '\n') return refuse(b, E_HPE_CR_EXPECTED, cr_why);
  if (c != ';' && c != '\r') return refuse(b, E_HPE_STRICT, why);
  b->state = c == ';' ? EXT : SIZE_LF;
  return count_ext(b);
}

static int on_ext_name(struct h1_body *b, char c) {
  if (c == '=') b->state = EXT_VALUE;
  else if (!h1_byte_is(c, H1_BYTE_TOKEN))
    return on_ext_end(b, c, "Missing expected CR after chunk extension name",
                      "Invalid character in chunk extensions name");
  return count_ext(b);
}

static int on_ext(struct h1_body *b, char c) {
  if (c == '\r' || c == ' ')
    return refuse(b, E_HPE_STRICT, "Invalid character in chunk extensions");
  b->state = EXT_NAME;
  return on_ext_name(b, c);
}

static int on_ext_value(struct h1_body *b, char c) {
  if (c == '"') b->state = EXT_QUOTED;
  else if (!h1_byte_is(c, H1_BYTE_TOKEN))
    return on_ext_end(b, c, "Missing expected CR after chunk extension value",
                      "Invalid character in chunk extensions value");
  return count_ext(b);
}

static int on_ext_quoted(struct h1_body *b, char c) {
  if (!h1_byte_is(c, H1_BYTE_VALUE))
    return refuse(b, E_HPE_STRICT, "Invalid character in chunk extensions quoted value");
  if (c == '"') b->state = EXT_QUOTE_END;
  if (c == '\\') b->state = EXT_ESCAPED;
  return count_ext(b);
}

static int on_ext_escaped(struct h1_body *b, char c) {
  if (!h1_byte_is(c, H1_BYTE_VALUE))
    return refuse(b, E_HPE_STRICT, "Invalid quoted-pair in chunk extensions quoted value");
  b->state = EXT_QUOTED;
  return count_ext(b);
}

static int on_ext_quote_end(struct h1_body *b, char c) {
  return on_ext_end(b, c, "Missing expected CR after chunk extension value",
                    "Invalid character in chunk extensions quote value");
}

static int on_size_lf(struct h1_body *b, char c) {
  if (c != '\n') return refuse(b, E_HPE_STRICT, "Expected LF after chunk size");
  b->state = b->left ? DATA : LAST;
  b->digits = 0;
  b->ext_bytes = 0;
  return 0;
}

static int on_data_cr(struct h1_body *b, char c) {
  if (c == '\n') return refuse(b, E_HPE_CR_EXPECTED, "Missing expected CR after chunk data");
  if (c != '\r') return refuse(b, E_HPE_STRICT, "Expected LF after chunk data");
  b->state = DATA_LF;
  return 0;
}

static int on_data_lf(struct h1_body *b, char c) {
  if (c != '\n') return refuse(b, E_HPE_STRICT, "Expected LF after chunk data");
  b->state = SIZE;
  return 0;
}

static int on_last_lf(struct h1_body *b, char c) {
  if (c != '\n') return refuse(b, E_HPE_STRICT, "Expected LF after headers");
  b->state = DONE;
  return 0;
}

static int (*const step[])(struct h1_body *b, char c) = {
    [SIZE] = on_size,
    [EXT] = on_ext,
    [EXT_NAME] = on_ext_name,
    [EXT_VALUE] = on_ext_value,
    [EXT_QUOTED] = on_ext_quoted,
    [EXT_ESCAPED] = on_ext_escaped,
    [EXT_QUOTE_END] = on_ext_quote_end,
    [SIZE_LF] = on_size_lf,
    [DATA_CR] = on_data_cr,
    [DATA_LF] = on_data_lf,
    [LAST_LF] = on_last_lf,
};

/* ---- runs ---- */

static void start_trailers(struct h1_body *b) {
  b->trailers = mem_zalloc(sizeof *b->trailers);
  h1_head_init(&b->trailers->head, H1_TRAILERS, NULL, 0);
  b->trailers->head.max_bytes = b->max_trailer_bytes;
  b->state = TRAILERS;
}

/* Copies what may be trailers and parses it; bytes eaten or an error. */
static ssize_t take_trailers(struct h1_body *b, const char *in, size_t len) {
  struct h1_trailers *t = b->trailers;
  size_t eaten = 0;
  while (eaten < len) {
    size_t before = t->bytes.len;
    size_t n = len - eaten < TRAILER_STEP ? len - eaten : TRAILER_STEP;
    int err = buf_append(&t->bytes, in + eaten, n);
    if (err) return err;
    ssize_t whole = h1_parse_head(&t->head, t->bytes.ptr, t->bytes.len);
    if (whole < 0) {
      b->why = t->head.why;
      return whole;
    }
    if (whole > 0) {
      t->bytes.len = (size_t)whole;
      b->state = DONE;
      return (ssize_t)(eaten + (size_t)whole - before);
    }
    eaten += n;
  }
  return (ssize_t)eaten;
}

/* The run of payload at `in`; returns its length. */
static size_t take_data(struct h1_body *b, const char *in, size_t len, struct slice *out) {
  size_t n = len;
  if (b->state != TO_EOF) {
    if (n > b->left) n = (size_t)b->left;
    b->left -= n;
    if (b->left == 0) b->state = b->state == DATA ? DATA_CR : DONE;
  }
  b->received += n;
  *out = slice_of(in, n);
  return n;
}

/* One thing at `in`: a byte of framing, a run of payload, or trailers.  Bytes eaten or an error. */
static ssize_t advance(struct h1_body *b, const char *in, size_t len, struct slice *out) {
  if (b->state == LAST) {
    if (*in != '\r') start_trailers(b);
    else {
      b->state = LAST_LF;
      return 1;
    }
  }
  if (b->state == TRAILERS) return take_trailers(b, in, len);
  if (b->state > LAST_LF) return (ssize_t)take_data(b, in, len, out);
  int err = step[b->state](b, *in);
  return err ? err : 1;
}

ssize_t h1_body_feed(struct h1_body *b, const char *in, size_t len, struct slice *out) {
  size_t eaten = 0;
  *out = slice_of(in, 0);
  if (len > SSIZE_MAX) len = SSIZE_MAX;
  while (eaten < len && out->len == 0 && b->state != DONE) {
    ssize_t n = advance(b, in + eaten, len - eaten, out);
    if (n < 0) {
      b->error_at = eaten;
      return n;
    }
    eaten += (size_t)n;
  }
  b->done = b->state == DONE;
  return (ssize_t)eaten;
}

int h1_body_eof(struct h1_body *b) {
  if (b->state == TO_EOF) b->state = DONE;
  b->done = b->state == DONE;
  if (b->done) return 0;
  return refuse(b, E_HPE_INVALID_EOF_STATE, "Invalid EOF state");
}
