/* h1_parse_way — the hot half of h1_parse: included by h1_parse.c once for each way of scanning,
 * with WAY(name)   the name of a function of this way WAY_TARGET  the attribute of its functions:
 * what the processor must have All is static; the cold half, which the ways share, is in
 * h1_parse.c.  (No #pragma once.) */

/* ---- the request line ---- */

WAY_TARGET static inline const char *WAY(parse_target)(struct h1_head *h, struct input in,
                                                       const char *tok, const char *p) {
  p = WAY(h1_scan_target)(p, in.end, in.base);
  if (UNLIKELY(p == in.end)) return wait_in(h, in, TARGET, tok, p);
  if (UNLIKELY(p == tok || *p != ' ')) return target_ends_badly(h, in, tok, p);
  if (UNLIKELY(*tok != '/' && *tok != '*') && !check_other_target(h, in, tok, p)) return NULL;
  h->target = (struct h1_span){offset(in, tok), (uint32_t)(p - tok)};
  h->counted = h->target.len;
  return p + 1;
}

/* HTTP/1.0 and HTTP/1.1 only: Node also takes 0.9 and 2.0 here and answers them as if nothing were
 * wrong; RFC 9110 §2.5 wants 2.0 refused, and nobody speaks 0.9. */
WAY_TARGET static inline const char *WAY(parse_version)(struct h1_head *h, struct input in,
                                                        const char *p) {
  if (UNLIKELY(in.end - p < 10 || memcmp(p, "HTTP/1.", 7) != 0 || (p[7] | 1) != '1' ||
               memcmp(p + 8, "\r\n", 2) != 0))
    return request_version_fails(h, in, p);
  h->major = 1;
  h->minor = (uint8_t)(p[7] - '0');
  return p + 10;
}

WAY_TARGET static inline const char *WAY(parse_request_line)(struct h1_head *h, struct input in,
                                                             const char *p) {
  const char *tok = in.base + h->tok;
  if (h->state <= METHOD) {
    if (LIKELY(in.end - p >= 4 && memcmp(p, "GET ", 4) == 0)) {
      h->method = H1_GET;
      tok = p + 4;
    } else tok = parse_other_method(h, in, p);
    p = tok;
  }
  if (p && h->state <= TARGET) p = WAY(parse_target)(h, in, tok, p);
  return p ? WAY(parse_version)(h, in, p) : NULL;
}

/* ---- the status line ---- */

WAY_TARGET static inline const char *WAY(parse_reason)(struct h1_head *h, struct input in,
                                                       const char *tok, const char *p) {
  p = WAY(h1_scan_value)(p, in.end, in.base);
  if (p == in.end) return wait_in(h, in, REASON, tok, p);
  if (*p != '\r') return reason_ends_badly(h, in, p);
  if (p + 1 == in.end) return wait_in(h, in, REASON, tok, p);
  if (p[1] != '\n') return reason_ends_badly(h, in, p);
  h->reason = (struct h1_span){offset(in, tok), (uint32_t)(p - tok)};
  h->counted = h->reason.len;
  return p + 2;
}

WAY_TARGET static const char *WAY(parse_status_line)(struct h1_head *h, struct input in,
                                                     const char *p) {
  if (h->state == REASON) return WAY(parse_reason)(h, in, in.base + h->tok, p);
  p = parse_status(h, in, p);
  return p ? WAY(parse_reason)(h, in, p, p) : NULL;
}

/* ---- fields ---- */

WAY_TARGET static inline const char *WAY(parse_fields)(struct h1_head *h, struct input in,
                                                       const char *p) {
  const char *tok = in.base + h->tok;
  switch (h->state) {
  case NAME: goto name;
  case OWS: goto ows;
  case VALUE: goto value;
  default: break;
  }
line:
  if (UNLIKELY(in.end - p < 2 || *p == '\r')) {
    p = parse_empty_line(h, in, p);
    if (!p || h->state == DONE) return p;
  }
  tok = p;
name:
  p = WAY(h1_scan_name)(p, in.end, in.base);
  if (UNLIKELY(p == in.end)) return wait_in(h, in, NAME, tok, p);
  if (UNLIKELY(*p != ':' || p == tok)) return name_ends_badly(h, in, tok, p);
  h->name = (struct h1_span){offset(in, tok), (uint32_t)(p - tok)};
  h->counted += h->name.len;
  tok = ++p;
ows:
  while (p < in.end && (*p == ' ' || *p == '\t')) p++;
  if (UNLIKELY(p == in.end)) return wait_in(h, in, OWS, tok, p);
  if (UNLIKELY(p - tok > 1)) h->counted += (uint32_t)(p - tok) - 1;
  tok = p;
value:
  p = WAY(h1_scan_value)(p, in.end, in.base);
  if (UNLIKELY(p == in.end)) return wait_in(h, in, VALUE, tok, p);
  if (UNLIKELY(*p != '\r')) {
    if (!is_lenient_value(h, *p)) return value_ends_badly(h, in, tok, p);
    p++;
    goto value;
  }
  if (UNLIKELY(p + 1 == in.end)) return wait_in(h, in, VALUE, tok, p);
  if (UNLIKELY(p[1] != '\n')) return value_ends_badly(h, in, tok, p);
  h->stop = take_field(h, in, tok, p);
  p += 2;
  if (LIKELY(h->stop == 0)) goto line;
  h->pos = offset(in, p);
  return NULL;
}

WAY_TARGET static const char *WAY(parse)(struct h1_head *h, struct input in, const char *p) {
  if (h->state == SKIP) in.base = p = skip_empty_lines(h, in, p);
  if (p && h->state < LINE) {
    p = h->kind == H1_REQUEST ? WAY(parse_request_line)(h, in, p)
                              : WAY(parse_status_line)(h, in, p);
    if (p) h->state = LINE;
  }
  return p ? WAY(parse_fields)(h, in, p) : NULL;
}
