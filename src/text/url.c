#include "text/url.h"

#include <errno.h>

#include "base/check.h"
#include "base/err.h"
#include "text/url_chars.h"
#include "text/url_host.h"
#include "text/url_parser.h"
#include "text/vec.h"

/* ---- schemes ---- */

static const struct {
  struct slice name;
  int port;
} schemes[] = {
    [URL_OTHER] = {{"", 0}, -1},       [URL_HTTP] = {{"http", 4}, 80},
    [URL_HTTPS] = {{"https", 5}, 443}, [URL_WS] = {{"ws", 2}, 80},
    [URL_WSS] = {{"wss", 3}, 443},     [URL_FTP] = {{"ftp", 3}, 21},
    [URL_FILE] = {{"file", 4}, -1},
};

enum url_scheme url_scheme_of(struct slice name) {
  for (unsigned i = URL_HTTP; i <= URL_FILE; i++)
    if (slice_is_equal(name, schemes[i].name)) return (enum url_scheme)i;
  return URL_OTHER;
}

int url_default_port(enum url_scheme scheme) {
  return schemes[scheme].port;
}

size_t url_parser_scheme_len(const char *p, const char *end, bool is_setter) {
  const char *start = p;
  if (p == end || !url_char_is_alpha(*p)) return 0;
  while (p < end &&
         (url_char_is_alpha(*p) || url_char_is_digit(*p) || *p == '+' || *p == '-' || *p == '.'))
    p++;
  bool is_whole = p == end ? is_setter : *p == ':';
  return is_whole ? (size_t)(p - start) : 0;
}

/* ---- output ---- */

/* The room is there from the beginning, but for what percent-encoding and hosts add. */
static inline int put(struct url_parser *u, const char *text, size_t len) {
  struct buf *b = u->out;
  if (UNLIKELY(b->cap - b->len < len)) return buf_append(b, text, len);
  memcpy(b->ptr + b->len, text, len);
  b->len += len;
  return 0;
}

static uint32_t here(const struct url_parser *u) {
  return (uint32_t)u->out->len;
}

static struct slice rest(const struct url_parser *u) {
  return slice_of(u->p, (size_t)(u->end - u->p));
}

static bool starts_with(const struct url_parser *u, const char *text, size_t len) {
  return (size_t)(u->end - u->p) >= len && memcmp(u->p, text, len) == 0;
}

/* Copies the base from behind its scheme (which is out already) up to `until`, marks included. */
static int put_base(struct url_parser *u, uint32_t until) {
  const struct url_view *b = u->base;
  DCHECK(here(u) == b->marks.scheme_end);
  *u->m = b->marks;
  return put(u, b->href.ptr + b->marks.scheme_end, until - b->marks.scheme_end);
}

static bool has_host(const struct url_marks *m) {
  return m->host_start > m->scheme_end;
}

/* Where the base's authority ends; what follows is its path, or "/." and its path. */
static uint32_t base_authority_end(const struct url_view *b) {
  return has_host(&b->marks) ? b->marks.path_start : b->marks.scheme_end;
}

static struct slice base_path(const struct url_view *b) {
  return slice_of(b->href.ptr + b->marks.path_start, b->marks.query_start - b->marks.path_start);
}

/* ---- authority ---- */

const char *url_parser_authority_end(const struct url_parser *u) {
  const char *p = u->p;
  while (p < u->end && !url_parser_is_slash(u, *p) && *p != '?' && *p != '#') p++;
  return p;
}

const char *url_parser_find_port(const char *p, const char *end) {
  bool is_bracketed = false;
  for (; p < end; p++) {
    if (*p == '[') is_bracketed = true;
    else if (*p == ']') is_bracketed = false;
    else if (*p == ':' && !is_bracketed) break;
  }
  return p;
}

int url_parser_host(struct url_parser *u, const char *p, const char *end) {
  size_t start = u->out->len;
  int err = url_host_parse(u->out, slice_of(p, (size_t)(end - p)), u->scheme != URL_OTHER);
  if (err) return err;
  struct slice host = slice_of(u->out->ptr + start, u->out->len - start);
  if (u->scheme == URL_FILE && slice_is_equal(host, SLICE("localhost"))) u->out->len = start;
  return 0;
}

static int parse_credentials(struct url_parser *u, const char *p, const char *end) {
  const char *colon = memchr(p, ':', (size_t)(end - p));
  const char *user_end = colon ? colon : end;
  int err = url_chars_encode(u->out, slice_of(p, (size_t)(user_end - p)), URL_USERINFO);
  if (err) return err;
  u->m->user_end = here(u);
  if (colon && colon + 1 < end) {
    err = put(u, ":", 1);
    if (!err)
      err = url_chars_encode(u->out, slice_of(colon + 1, (size_t)(end - colon - 1)), URL_USERINFO);
    if (err) return err;
  }
  return here(u) > u->m->scheme_end + 2 ? put(u, "@", 1) : 0;
}

/* The port in [p, end), which follows the colon. */
static int parse_port(struct url_parser *u, const char *p, const char *end) {
  int port = -1;
  char text[8];
  for (; p < end; p++) {
    if (!url_char_is_digit(*p)) return E_URL_INVALID;
    port = (port < 0 ? 0 : port * 10) + (*p - '0');
    if (port > 65535) return E_URL_INVALID;
  }
  if (port < 0 || port == url_default_port(u->scheme)) return 0;
  u->m->port = port;
  size_t len = sizeof text;
  do text[--len] = (char)('0' + port % 10);
  while ((port /= 10) > 0);
  text[--len] = ':';
  return put(u, text + len, sizeof text - len);
}

static int parse_tail(struct url_parser *u);

static int parse_path_and_tail(struct url_parser *u) {
  int err = url_parser_path_start(u);
  return err ? err : parse_tail(u);
}

/* The port in [p, end) and what follows it. */
static int parse_after_host(struct url_parser *u, const char *p, const char *end) {
  int err = p < end ? parse_port(u, p, end) : 0;
  u->p = end;
  return err ? err : parse_path_and_tail(u);
}

static const char *digits_end(const char *p, const char *end) {
  while (p < end && url_char_is_digit(*p)) p++;
  return p;
}

/* A host that needs nothing done to it, as nearly all are: lower case letters, digits, dots and
 * hyphens, no "xn--" in it, no digit at the beginning of the last label, and behind it at most a
 * port.  NULL: it needs a closer look. */
static const char *plain_host_end(const struct url_parser *u) {
  const char *p = u->p, *label = p;
  for (; p < u->end && url_char_is((unsigned char)*p, URL_HOST_PLAIN); p++) {
    if (*p == '.') label = p + 1;
    else if (p == label && *p == 'x') return NULL;
  }
  if (label == p || url_char_is_digit(*label)) return NULL;
  const char *q = p < u->end && *p == ':' ? digits_end(p + 1, u->end) : p;
  bool is_end = q == u->end || url_parser_is_slash(u, *q) || *q == '?' || *q == '#';
  return is_end ? p : NULL;
}

static int parse_plain_authority(struct url_parser *u, const char *end) {
  int err = put(u, "//", 2);
  u->m->user_end = u->m->host_start = here(u);
  if (!err) err = put(u, u->p, (size_t)(end - u->p));
  if (err) return err;
  u->m->host_end = here(u);
  if (end == u->end || *end != ':') return parse_after_host(u, end, end);
  return parse_after_host(u, end + 1, digits_end(end + 1, u->end));
}

/* The empty host of a file URL. */
static int put_no_host(struct url_parser *u) {
  int err = put(u, "//", 2);
  u->m->user_end = u->m->host_start = u->m->host_end = here(u);
  return err;
}

/* Behind "//": [user[:password]@]host[:port], then the path and the rest. */
static int parse_authority(struct url_parser *u) {
  const char *end = u->scheme == URL_OTHER ? NULL : plain_host_end(u);
  if (end) return parse_plain_authority(u, end);
  end = url_parser_authority_end(u);
  const char *at = memrchr(u->p, '@', (size_t)(end - u->p));
  int err = put(u, "//", 2);
  if (err) return err;
  u->m->user_end = here(u);
  if (at) {
    err = parse_credentials(u, u->p, at);
    if (err) return err;
    u->p = at + 1;
    if (u->p == end) return E_URL_INVALID;
  }
  u->m->host_start = here(u);
  const char *colon = url_parser_find_port(u->p, end);
  if (colon == u->p && (colon < end || u->scheme != URL_OTHER)) return E_URL_INVALID;
  err = url_parser_host(u, u->p, colon);
  u->m->host_end = here(u);
  return err ? err : parse_after_host(u, colon < end ? colon + 1 : end, end);
}

/* ---- paths ---- */

static bool is_dot(const char *p, size_t len) {
  return (len == 1 && p[0] == '.') ||
         (len == 3 && p[0] == '%' && p[1] == '2' && (p[2] | 0x20) == 'e');
}

static bool is_dot_dot(const char *p, size_t len) {
  for (size_t first = 1; first <= 3; first += 2)
    if (len > first && is_dot(p, first) && is_dot(p + first, len - first)) return true;
  return false;
}

static bool is_drive(const char *p, size_t len) {
  return len == 2 && url_char_is_alpha(p[0]) && (p[1] == ':' || p[1] == '|');
}

/* Does `in` start with a Windows drive letter that ends there? */
static bool starts_with_drive(struct slice in) {
  return in.len >= 2 && is_drive(in.ptr, 2) && (in.len == 2 || memchr("/\\?#", in.ptr[2], 4));
}

/* Takes the last segment off the path that is out. */
static void shorten(struct url_parser *u) {
  const char *path = u->out->ptr + u->m->path_start;
  size_t len = u->out->len - u->m->path_start;
  if (u->scheme == URL_FILE && len == 3 && is_drive(path + 1, 2) && path[2] == ':') return;
  while (len > 0 && path[--len] != '/') continue;
  u->out->len = u->m->path_start + len;
}

static int put_segment(struct url_parser *u, const char *p, size_t len) {
  int err = put(u, "/", 1);
  if (err) return err;
  if (u->scheme == URL_FILE && u->out->len == u->m->path_start + 1 && is_drive(p, len)) {
    char drive[2] = {p[0], ':'};
    return put(u, drive, 2);
  }
  return url_chars_encode(u->out, slice_of(p, len), URL_PATH);
}

static const char *segment_end(const struct url_parser *u, const char *p) {
  for (; p < u->end; p++) {
    if (url_parser_is_slash(u, *p)) break;
    if ((*p == '?' || *p == '#') && !u->is_setter) break;
  }
  return p;
}

/* The end of a path that stays as it is: nothing to encode, no segment that begins with a dot or a
 * percent sign (which may be one).  NULL: there is such a thing, or the path is a setter's or a file's. */
static const char *plain_path_end(const struct url_parser *u) {
  if (u->is_setter || u->scheme == URL_FILE) return NULL;
  const char *p = u->p;
  for (;; p++) {
    p = url_chars_find(p, u->end, URL_PATH_CARE);
    if (p == u->end || *p == '?' || *p == '#') return p;
    if ((*p != '.' && *p != '%') || p == u->p || p[-1] == '/') return NULL;
  }
}

static int parse_segments(struct url_parser *u) {
  const char *end = plain_path_end(u);
  if (end) {
    const char *start = u->p;
    u->p = end;
    int err = put(u, "/", 1);
    return err ? err : put(u, start, (size_t)(end - start));
  }
  for (;;) {
    const char *q = segment_end(u, u->p);
    size_t len = (size_t)(q - u->p);
    bool is_more = q < u->end && url_parser_is_slash(u, *q), is_up = is_dot_dot(u->p, len);
    int err = 0;
    if (is_up) shorten(u);
    if (!is_up && !is_dot(u->p, len)) err = put_segment(u, u->p, len);
    else if (!is_more) err = put(u, "/", 1);
    if (err) return err;
    u->p = q + is_more;
    if (!is_more) return 0;
  }
}

int url_parser_path_start(struct url_parser *u) {
  u->m->path_start = here(u);
  bool is_end = u->p == u->end || (!u->is_setter && (*u->p == '?' || *u->p == '#'));
  if (is_end && u->scheme == URL_OTHER) return 0;
  if (!is_end && url_parser_is_slash(u, *u->p)) u->p++;
  return parse_segments(u);
}

int url_parser_guard_path(struct url_parser *u) {
  struct buf *out = u->out;
  size_t start = u->m->path_start;
  if (has_host(u->m) || out->len < start + 2 || memcmp(out->ptr + start, "//", 2) != 0) return 0;
  int err = put(u, "..", 2); /* room */
  if (err) return err;
  memmove(out->ptr + start + 2, out->ptr + start, out->len - start - 2);
  memcpy(out->ptr + start, "/.", 2);
  u->m->path_start += 2;
  return 0;
}

/* What needs no slashes and no dots looked at: "mailto:x".  A space just before the query or the
 * fragment would be lost with them. */
static int parse_opaque_path(struct url_parser *u) {
  const char *start = u->p;
  while (u->p < u->end && *u->p != '?' && *u->p != '#') u->p++;
  size_t len = (size_t)(u->p - start);
  bool is_space_last = u->p < u->end && len && start[len - 1] == ' ';
  u->m->path_start = here(u);
  int err = url_chars_encode(u->out, slice_of(start, len - is_space_last), URL_C0);
  if (!err && is_space_last) err = put(u, "%20", 3);
  return err ? err : parse_tail(u);
}

/* ---- query and fragment ---- */

/* The path is out: the query and the fragment. */
static int parse_tail(struct url_parser *u) {
  struct slice in = rest(u);
  int err = url_parser_guard_path(u);
  u->m->query_start = u->m->hash_start = here(u);
  if (!err && in.len && in.ptr[0] == '?') {
    const char *hash = memchr(in.ptr, '#', in.len);
    struct slice query = slice_of(in.ptr + 1, (hash ? (size_t)(hash - in.ptr) : in.len) - 1);
    in = slice_of(query.ptr + query.len, in.len - 1 - query.len);
    err = put(u, "?", 1);
    if (!err)
      err = url_chars_encode(u->out, query, u->scheme == URL_OTHER ? URL_QUERY : URL_SPECIAL_QUERY);
    u->m->hash_start = here(u);
  }
  if (err || !in.len) return err;
  err = put(u, "#", 1);
  return err ? err : url_chars_encode(u->out, slice_of(in.ptr + 1, in.len - 1), URL_FRAGMENT);
}

/* The rest is a path that goes on behind the segments that are out. */
static int parse_path_onto(struct url_parser *u) {
  int err = parse_segments(u);
  return err ? err : parse_tail(u);
}

static void set_no_host(struct url_parser *u) {
  u->m->user_end = u->m->host_start = u->m->host_end = u->m->path_start = here(u);
}

/* ---- the beginnings of a URL ---- */

static void skip_slashes(struct url_parser *u) {
  while (u->p < u->end && url_parser_is_slash(u, *u->p)) u->p++;
}

/* The base's authority and path. */
static int put_base_path(struct url_parser *u) {
  struct slice path = base_path(u->base);
  int err = put_base(u, base_authority_end(u->base));
  u->m->path_start = here(u);
  return err ? err : put(u, path.ptr, path.len);
}

/* Is there no path in what is left? Then the base's is kept whole. */
static bool is_same_path(const struct url_parser *u) {
  return u->p == u->end || *u->p == '?' || *u->p == '#';
}

static int parse_same_path(struct url_parser *u) {
  bool has_query = u->p < u->end && *u->p == '?';
  const struct url_marks *b = &u->base->marks;
  if (has_query) {
    int err = put_base_path(u);
    return err ? err : parse_tail(u);
  }
  int err = put_base(u, b->hash_start);
  u->m->hash_start = here(u);
  if (err || u->p == u->end) return err;
  struct slice hash = slice_of(u->p + 1, (size_t)(u->end - u->p) - 1);
  err = put(u, "#", 1);
  return err ? err : url_chars_encode(u->out, hash, URL_FRAGMENT);
}

static int parse_relative_slash(struct url_parser *u) {
  if (u->scheme != URL_OTHER && u->p < u->end && url_parser_is_slash(u, *u->p)) {
    skip_slashes(u);
    return parse_authority(u);
  }
  if (u->p < u->end && *u->p == '/') {
    u->p++;
    return parse_authority(u);
  }
  int err = put_base(u, base_authority_end(u->base));
  u->m->path_start = here(u);
  return err ? err : parse_path_onto(u);
}

static int parse_relative(struct url_parser *u) {
  if (u->p < u->end && url_parser_is_slash(u, *u->p)) {
    u->p++;
    return parse_relative_slash(u);
  }
  if (is_same_path(u)) return parse_same_path(u);
  int err = put_base_path(u);
  if (err) return err;
  shorten(u);
  return parse_path_onto(u);
}

static int parse_file_host(struct url_parser *u) {
  const char *end = url_parser_authority_end(u);
  size_t len = (size_t)(end - u->p);
  int err = put_no_host(u);
  if (err) return err;
  if (is_drive(u->p, len)) { /* "file://C:/x" */
    u->m->path_start = here(u);
    return parse_path_onto(u);
  }
  if (len) err = url_parser_host(u, u->p, end);
  u->m->host_end = here(u);
  u->p = end;
  return err ? err : parse_path_and_tail(u);
}

/* Behind "file:/" */
static int parse_file_slash(struct url_parser *u) {
  if (u->p < u->end && url_parser_is_slash(u, *u->p)) {
    u->p++;
    return parse_file_host(u);
  }
  if (!u->base) {
    int err = put_no_host(u);
    u->m->path_start = here(u);
    return err ? err : parse_path_onto(u);
  }
  int err = put_base(u, base_authority_end(u->base));
  u->m->path_start = here(u);
  struct slice path = base_path(u->base);
  bool has_drive = path.len >= 3 && is_drive(path.ptr + 1, 2) && path.ptr[2] == ':' &&
                   (path.len == 3 || path.ptr[3] == '/');
  if (!err && has_drive && !starts_with_drive(rest(u))) err = put(u, path.ptr, 3);
  return err ? err : parse_path_onto(u);
}

/* u->base is a file URL, too, or NULL. */
static int parse_file(struct url_parser *u) {
  int err;
  if (u->p < u->end && url_parser_is_slash(u, *u->p)) {
    u->p++;
    return parse_file_slash(u);
  }
  if (!u->base) {
    err = put_no_host(u);
    u->m->path_start = here(u);
    return err ? err : parse_path_onto(u);
  }
  if (is_same_path(u)) return parse_same_path(u);
  if (starts_with_drive(rest(u))) {
    err = put_base(u, base_authority_end(u->base));
    u->m->path_start = here(u);
  } else {
    err = put_base_path(u);
    if (!err) shorten(u);
  }
  return err ? err : parse_path_onto(u);
}

static enum url_scheme base_scheme(const struct url_view *b) {
  return url_scheme_of(slice_of(b->href.ptr, b->marks.scheme_end - 1));
}

static int parse_after_scheme(struct url_parser *u) {
  enum url_scheme of_base = u->base ? base_scheme(u->base) : URL_OTHER;
  if (u->scheme == URL_FILE) {
    if (of_base != URL_FILE) u->base = NULL;
    return parse_file(u);
  }
  if (u->scheme != URL_OTHER) {
    if (of_base == u->scheme && !starts_with(u, "//", 2)) return parse_relative(u);
    skip_slashes(u);
    return parse_authority(u);
  }
  if (starts_with(u, "//", 2)) {
    u->p += 2;
    return parse_authority(u);
  }
  set_no_host(u);
  return starts_with(u, "/", 1) ? (u->p++, parse_path_onto(u)) : parse_opaque_path(u);
}

static bool is_path_opaque(const struct url_view *b) {
  struct slice path = base_path(b);
  return !has_host(&b->marks) && (path.len == 0 || path.ptr[0] != '/');
}

static int parse_without_scheme(struct url_parser *u) {
  if (!u->base) return E_URL_INVALID;
  bool is_fragment = u->p < u->end && *u->p == '#';
  if (is_path_opaque(u->base) && !is_fragment) return E_URL_INVALID;
  u->scheme = base_scheme(u->base);
  int err = put(u, u->base->href.ptr, u->base->marks.scheme_end);
  if (err) return err;
  u->m->scheme_end = here(u);
  if (is_fragment) return parse_same_path(u);
  return u->scheme == URL_FILE ? parse_file(u) : parse_relative(u);
}

static int parse_any(struct url_parser *u) {
  size_t len = url_parser_scheme_len(u->p, u->end, false);
  if (len == 0) return parse_without_scheme(u);
  int err = put(u, u->p, len + 1);
  if (err) return err;
  for (size_t i = 0; i < len; i++) u->out->ptr[i] = ascii_lower(u->out->ptr[i]);
  u->m->scheme_end = here(u);
  u->scheme = url_scheme_of(slice_of(u->out->ptr, len));
  u->p += len + 1;
  return parse_after_scheme(u);
}

static bool is_dirt(unsigned char c) {
  return c == '\t' || c == '\n' || c == '\r';
}

static bool is_clean(struct slice in) {
  size_t i = 0;
  for (; i + 16 <= in.len; i += 16) {
    vec_u8x16 v = vec_load_u8((const uint8_t *)in.ptr + i);
    if (UNLIKELY(vec_fold_u8((vec_u8x16)((v == '\t') | (v == '\n') | (v == '\r'))))) return false;
  }
  while (i < in.len && !is_dirt((unsigned char)in.ptr[i])) i++;
  return i == in.len;
}

int url_parser_clean(struct slice *in, struct buf *room) {
  if (is_clean(*in)) return 0;
  int err = buf_reserve(room, in->len);
  if (err) return err;
  for (size_t i = 0; i < in->len; i++) {
    if (!is_dirt((unsigned char)in->ptr[i])) room->ptr[room->len++] = in->ptr[i];
  }
  *in = slice_of(room->ptr, room->len);
  return 0;
}

int url_parse(struct buf *out, struct url_marks *marks, struct slice in,
              const struct url_view *base) {
  struct buf room = {0};
  *marks = (struct url_marks){.port = -1};
  while (in.len && (unsigned char)in.ptr[0] <= ' ') in = slice_of(in.ptr + 1, in.len - 1);
  while (in.len && (unsigned char)in.ptr[in.len - 1] <= ' ') in.len--;
  int err = url_parser_clean(&in, &room);
  if (!err) err = buf_reserve(out, in.len + (base ? base->href.len : 0) + 8);
  struct url_parser u = {.out = out, .m = marks, .base = base, .p = in.ptr, .end = in.ptr + in.len};
  if (!err) err = parse_any(&u);
  buf_fini(&room);
  if (!err && out->len > INT32_MAX) err = -EMSGSIZE;
  return err;
}
