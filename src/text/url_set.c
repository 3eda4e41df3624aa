/* The setters.  Each replaces one part and writes the whole URL anew. */
#include <errno.h>

#include "base/err.h"
#include "text/url_chars.h"
#include "text/url_host.h"
#include "text/url_parser.h"

struct parts {
  struct slice scheme, user, password, host; /* scheme without ':' */
  struct slice path, query, hash;            /* query with '?', hash with '#' */
  int port;
  bool has_host;
  enum url_scheme kind;
};

static struct slice cut(const struct url_view *v, size_t from, size_t to) {
  return slice_of(v->href.ptr + from, from < to ? to - from : 0);
}

static struct parts take_apart(const struct url_view *v) {
  const struct url_marks *m = &v->marks;
  bool has_password = m->user_end < m->host_start && v->href.ptr[m->user_end] == ':';
  return (struct parts){
      .scheme = cut(v, 0, m->scheme_end - 1),
      .user = cut(v, m->scheme_end + 2, m->user_end),
      .password = has_password ? cut(v, m->user_end + 1, m->host_start - 1) : cut(v, 0, 0),
      .host = cut(v, m->host_start, m->host_end),
      .path = cut(v, m->path_start, m->query_start),
      .query = cut(v, m->query_start, m->hash_start),
      .hash = cut(v, m->hash_start, v->href.len),
      .port = m->port,
      .has_host = m->host_start > m->scheme_end,
      .kind = url_scheme_of(cut(v, 0, m->scheme_end - 1)),
  };
}

static uint32_t put(struct buf *out, int *err, struct slice s) {
  if (!*err) *err = buf_append_slice(out, s);
  return (uint32_t)out->len;
}

static void put_port(struct buf *out, int *err, int port) {
  char text[8];
  size_t len = sizeof text;
  do text[--len] = (char)('0' + port % 10);
  while ((port /= 10) > 0);
  text[--len] = ':';
  put(out, err, slice_of(text + len, sizeof text - len));
}

static void put_authority(struct buf *out, int *err, struct url_marks *m, const struct parts *p) {
  put(out, err, SLICE("//"));
  m->user_end = put(out, err, p->user);
  if (p->password.len) {
    put(out, err, SLICE(":"));
    put(out, err, p->password);
  }
  if (p->user.len || p->password.len) put(out, err, SLICE("@"));
  m->host_start = (uint32_t)out->len;
  m->host_end = put(out, err, p->host);
  if (p->port >= 0) put_port(out, err, p->port);
}

static int put_together(struct buf *out, struct url_marks *m, const struct parts *p) {
  int err = 0;
  *m = (struct url_marks){.port = p->port};
  put(out, &err, p->scheme);
  m->scheme_end = m->user_end = m->host_start = m->host_end = put(out, &err, SLICE(":"));
  bool is_like_host = p->path.len > 1 && p->path.ptr[0] == '/' && p->path.ptr[1] == '/';
  if (p->has_host) put_authority(out, &err, m, p);
  else if (is_like_host) put(out, &err, SLICE("/."));
  m->path_start = (uint32_t)out->len;
  m->query_start = put(out, &err, p->path);
  m->hash_start = put(out, &err, p->query);
  put(out, &err, p->hash);
  if (!err && out->len > INT32_MAX) err = -EMSGSIZE;
  return err ? err : 1;
}

static bool has_credentials(const struct parts *p) {
  return p->user.len || p->password.len;
}

static bool is_opaque(const struct parts *p) {
  return !p->has_host && (p->path.len == 0 || p->path.ptr[0] != '/');
}

/* "Cannot have a username/password/port" */
static bool is_bare(const struct parts *p) {
  return !p->has_host || p->host.len == 0 || p->kind == URL_FILE;
}

/* Each setter: `value` is the text, `room` memory for the new part.  Returns 1: *p is changed, 0: the
 * value is of no use, or -ENOMEM, -EMSGSIZE. */
typedef int (*setter)(struct parts *p, struct slice value, struct buf *room);

static int of_parse_error(int err) {
  return err == E_URL_INVALID ? 0 : err;
}

static int set_protocol(struct parts *p, struct slice value, struct buf *room) {
  struct buf clean = {0};
  int err = url_parser_clean(&value, &clean);
  size_t len = url_parser_scheme_len(value.ptr, value.ptr + value.len, true);
  if (!err) err = buf_append(room, value.ptr, len);
  buf_fini(&clean);
  if (err || len == 0) return err;
  for (size_t i = 0; i < len; i++) room->ptr[i] = ascii_lower(room->ptr[i]);
  struct slice scheme = slice_of(room->ptr, len);
  enum url_scheme kind = url_scheme_of(scheme);
  if ((kind == URL_OTHER) != (p->kind == URL_OTHER)) return 0;
  if (kind == URL_FILE && (has_credentials(p) || p->port >= 0)) return 0;
  if (p->kind == URL_FILE && p->host.len == 0) return 0;
  p->scheme = scheme;
  if (p->port == url_default_port(kind)) p->port = -1;
  return 1;
}

static int set_credential(struct slice *part, const struct parts *p, struct slice value,
                          struct buf *room) {
  if (is_bare(p)) return 0;
  int err = url_chars_encode(room, value, URL_USERINFO);
  *part = slice_of(room->ptr, room->len);
  return err ? err : 1;
}

static int set_username(struct parts *p, struct slice value, struct buf *room) {
  return set_credential(&p->user, p, value, room);
}

static int set_password(struct parts *p, struct slice value, struct buf *room) {
  return set_credential(&p->password, p, value, room);
}

/* The digits that `in` begins with, as a port.  false: none, or more than 65535. */
static bool read_port(struct parts *p, struct slice in) {
  int port = -1;
  for (size_t i = 0; i < in.len && url_char_is_digit(in.ptr[i]); i++) {
    port = (port < 0 ? 0 : port * 10) + (in.ptr[i] - '0');
    if (port > 65535) return false;
  }
  if (port < 0) return false;
  p->port = port == url_default_port(p->kind) ? -1 : port;
  return true;
}

static int set_any_host(struct parts *p, struct slice value, struct buf *room, bool takes_port) {
  struct buf clean = {0};
  if (is_opaque(p)) return 0;
  int err = url_parser_clean(&value, &clean);
  struct url_parser u = {
      .out = room, .p = value.ptr, .end = value.ptr + value.len, .scheme = p->kind};
  const char *end = url_parser_authority_end(&u), *colon = end;
  bool is_file = p->kind == URL_FILE, is_good = !err;
  if (!is_file) colon = url_parser_find_port(u.p, end);
  if (colon < end) is_good &= colon > u.p && takes_port;
  else if (colon == u.p && !is_file)
    is_good &= p->kind == URL_OTHER && !has_credentials(p) && p->port < 0;
  if (is_good && colon > u.p) err = url_parser_host(&u, u.p, colon);
  is_good &= !err;
  if (is_good) {
    p->has_host = true;
    p->host = slice_of(room->ptr, room->len);
    if (colon < end) (void)read_port(p, slice_of(colon + 1, (size_t)(end - colon) - 1));
  }
  buf_fini(&clean);
  return is_good ? 1 : of_parse_error(err);
}

static int set_host(struct parts *p, struct slice value, struct buf *room) {
  return set_any_host(p, value, room, true);
}

static int set_hostname(struct parts *p, struct slice value, struct buf *room) {
  return set_any_host(p, value, room, false);
}

static int set_port(struct parts *p, struct slice value, struct buf *room) {
  if (is_bare(p)) return 0;
  if (value.len == 0) {
    p->port = -1;
    return 1;
  }
  int err = url_parser_clean(&value, room);
  return err ? err : read_port(p, value);
}

static int set_pathname(struct parts *p, struct slice value, struct buf *room) {
  struct buf clean = {0};
  struct url_marks marks = {0};
  if (is_opaque(p)) return 0;
  int err = url_parser_clean(&value, &clean);
  if (!err) err = buf_reserve(room, value.len + 1);
  struct url_parser u = {.out = room,
                         .m = &marks,
                         .p = value.ptr,
                         .end = value.ptr + value.len,
                         .scheme = p->kind,
                         .is_setter = true};
  if (!err) err = url_parser_path_start(&u);
  if (!err && room->len == 0 && !p->has_host) err = buf_append(room, "/", 1);
  p->path = slice_of(room->ptr, room->len);
  buf_fini(&clean);
  return err ? err : 1;
}

/* The query or the fragment: `mark` and the encoded value, or nothing for the empty value. */
static int set_tail(struct slice *part, struct slice value, struct buf *room, char mark,
                    unsigned set) {
  struct buf clean = {0};
  *part = slice_of("", 0);
  if (value.len == 0) return 1;
  if (value.ptr[0] == mark) value = slice_of(value.ptr + 1, value.len - 1);
  int err = url_parser_clean(&value, &clean);
  if (!err) err = buf_append(room, &mark, 1);
  if (!err) err = url_chars_encode(room, value, set);
  *part = slice_of(room->ptr, room->len);
  buf_fini(&clean);
  return err ? err : 1;
}

static int set_search(struct parts *p, struct slice value, struct buf *room) {
  return set_tail(&p->query, value, room, '?',
                  p->kind == URL_OTHER ? URL_QUERY : URL_SPECIAL_QUERY);
}

static int set_hash(struct parts *p, struct slice value, struct buf *room) {
  return set_tail(&p->hash, value, room, '#', URL_FRAGMENT);
}

static const setter setters[URL_FIELD_COUNT] = {
    [URL_FIELD_PROTOCOL] = set_protocol, [URL_FIELD_USERNAME] = set_username,
    [URL_FIELD_PASSWORD] = set_password, [URL_FIELD_HOST] = set_host,
    [URL_FIELD_HOSTNAME] = set_hostname, [URL_FIELD_PORT] = set_port,
    [URL_FIELD_PATHNAME] = set_pathname, [URL_FIELD_SEARCH] = set_search,
    [URL_FIELD_HASH] = set_hash,
};

int url_set(struct buf *out, struct url_marks *marks, const struct url_view *from,
            enum url_field field, struct slice value) {
  struct parts p = take_apart(from);
  struct buf room = {0};
  int result = setters[field](&p, value, &room);
  if (result == 1) result = put_together(out, marks, &p);
  buf_fini(&room);
  return result;
}
