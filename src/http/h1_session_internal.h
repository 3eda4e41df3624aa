/* h1_session_internal — what h1_session.c (input, time, life) and h1_exchange.c (output) share. */
#pragma once

#include "http/h1_session.h"

void h1_session_free_exchange(struct h1_exchange *x);

/* Refuses the input: tells the user or answers 4xx, reads nothing more, ends after the answers. */
void h1_session_bad(struct h1_session *s, int err, const char *why, struct slice input);

/* Goes on with input that waited. */
void h1_session_resume(struct h1_session *s);

/* Begins the time between two requests when nothing is under way. */
void h1_session_rest(struct h1_session *s);

/* ---- h1_exchange.c ---- */
void h1_output_init(struct h1_session *s);
void h1_output_fini(struct h1_session *s);
struct buf *h1_output(struct h1_session *s);
/* Hands what was gathered to the connection; no call up. */
void h1_output_write(struct h1_session *s);
/* conn_user.on_bypass: an answer that is complete leaves in spite of what the program does next. */
void h1_output_bypass(struct conn *c, bool closes);
/* The same, then everything that follows from it: notices, the end of the connection. */
void h1_output_flush(struct h1_session *s);
/* ... at the end of the turn, or of the input that is being eaten. */
void h1_output_flush_soon(struct h1_session *s);
/* Frees complete exchanges from the front and lets the next one write. */
void h1_output_collect(struct h1_session *s);
