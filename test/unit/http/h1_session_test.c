/* Sessions over a socket pair: bytes in, bytes out, whole and byte by byte. */
#include "http/h1_session.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <sys/socket.h>
#include <unistd.h>

#include "unit.h"

static struct loop l;
static int peer;
static struct h1_session *session;
static struct h1_exchange *waiting[8];
static unsigned waits, requests, aborts, bodies, closed;
static size_t body_len;
static char last_body[64];
static bool answers = true;
static void (*in_abort)(struct h1_exchange *x); /* what the user does when told of an abort */
static bool takes_bad;                          /* on_bad's answer */
static size_t bad_len;
static bool bad_has_input;

static void answer(struct h1_exchange *x, const char *text, unsigned bits) {
  OK(buf_append(h1_exchange_out(x), text, strlen(text)) == 0);
  h1_exchange_wrote(x, bits);
}

static bool on_request(struct h1_exchange *x, const struct h1_head *h, const char *bytes) {
  requests++;
  x->id = (int32_t)requests;
  if (answers) answer(x, "[ok]", H1_ANSWER_END | (h->keep_alive ? 0 : H1_ANSWER_LAST));
  else waiting[waits++] = x;
  return false;
}
static void on_body(struct h1_exchange *x, struct slice data) {
  if (body_len + data.len < sizeof last_body) memcpy(last_body + body_len, data.ptr, data.len);
  body_len += data.len;
}
static void on_body_end(struct h1_exchange *x) {
  bodies++;
}
static void on_abort(struct h1_exchange *x, int err) {
  aborts++;
  if (in_abort) in_abort(x);
}
static void on_none(struct h1_exchange *x) {}
static bool on_bad(struct h1_session *s, int err, const char *why, struct slice input) {
  bad_has_input = input.ptr != NULL;
  bad_len = input.len;
  return takes_bad;
}
static void on_closed(struct h1_session *s, int err) {
  closed++;
}

static const struct h1_user user = {
    .on_request = on_request,
    .on_body = on_body,
    .on_body_end = on_body_end,
    .on_abort = on_abort,
    .on_drain = on_none,
    .on_done = on_none,
    .on_free = on_none,
    .on_bad = on_bad,
    .on_closed = on_closed,
};
static struct h1_limits limits = {.head_bytes = 16384, .head_count = 2000, .idle_ms = 6000};

static void start(void) {
  int fd[2];
  EQ_INT(0, socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, fd));
  EQ_INT(0, loop_init(&l));
  peer = fd[1];
  session = h1_session_open(&l, fd[0], &user, &limits, NULL);
  h1_session_start(session);
}

static void turn(void) {
  l.has_immediates = true; /* so that the poll does not block */
  loop_turn(&l);
  loop_turn(&l);
  l.has_immediates = false;
}

static void send_split(const char *text, size_t step) {
  size_t len = strlen(text);
  for (size_t at = 0; at < len; at += step) {
    size_t n = len - at < step ? len - at : step;
    ssize_t sent = send(peer, text + at, n, MSG_NOSIGNAL);
    if (sent < 0) break; /* the session has closed: the rest is nobody's */
    EQ_INT(n, sent);
    turn();
  }
  turn();
}

static struct slice received(void) {
  static char got[1 << 16];
  ssize_t n = read(peer, got, sizeof got);
  return slice_of(got, n > 0 ? (size_t)n : 0);
}

static bool is_at_eof(void) {
  char c;
  return read(peer, &c, 1) == 0;
}

#define EACH_SPLIT(text) for (size_t step = 1; step <= strlen(text) + 1; step += step < 8 ? 1 : 7)
#define GET              "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

static void stop(void) {
  if (!closed) {
    h1_session_close(session, 0);
    turn();
  }
  EQ_INT(1, closed);
  loop_fini(&l);
  close(peer);
  requests = aborts = bodies = closed = waits = 0;
  body_len = 0;
  answers = true;
  in_abort = NULL;
  takes_bad = false;
}

TEST(keeps_the_connection_and_the_order) {
  EACH_SPLIT(GET GET GET) {
    start();
    send_split(GET GET GET, step);
    EQ_INT(3, requests);
    EQ_SLICE(SLICE("[ok][ok][ok]"), received());
    OK(h1_session_is_idle(session));
    stop();
  }
}

TEST(late_answers_leave_in_the_order_of_requests) {
  start();
  answers = false;
  send_split(GET GET GET, 1000);
  EQ_INT(3, waits);
  answer(waiting[2], "three", H1_ANSWER_END);
  answer(waiting[1], "two", H1_ANSWER_END);
  turn();
  EQ_INT(0, received().len);
  answer(waiting[0], "one", H1_ANSWER_END);
  turn();
  EQ_SLICE(SLICE("onetwothree"), received());
  stop();
}

TEST(a_counted_body_ends_where_it_says) {
  static const char text[] = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello" GET;
  EACH_SPLIT(text) {
    start();
    answers = false;
    send_split(text, step);
    EQ_INT(2, requests);
    EQ_INT(1, bodies);
    EQ_SLICE(SLICE("hello"), slice_of(last_body, body_len));
    stop();
  }
}

TEST(a_chunked_body_ends_where_it_says) {
  static const char text[] = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
                             "2\r\nhe\r\n3;a=b\r\nllo\r\n0\r\nT: v\r\n\r\n" GET;
  EACH_SPLIT(text) {
    start();
    answers = false;
    send_split(text, step);
    EQ_INT(2, requests);
    EQ_SLICE(SLICE("hello"), slice_of(last_body, body_len));
    stop();
  }
}

TEST(bad_input_gets_400_behind_the_answers_before_it) {
  EACH_SPLIT(GET "bad\r\n\r\n") {
    start();
    send_split(GET "bad\r\n\r\n", step);
    EQ_SLICE(SLICE("[ok]HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n"), received());
    OK(is_at_eof());
    stop();
  }
}

TEST(bad_input_waits_for_a_late_answer) {
  start();
  answers = false;
  send_split(GET "bad\r\n\r\n", 1000);
  EQ_INT(0, received().len);
  answer(waiting[0], "late", H1_ANSWER_END);
  turn();
  EQ_SLICE(SLICE("lateHTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n"), received());
  stop();
}

TEST(a_head_over_the_limit_gets_431) {
  static char text[40000] = "GET / HTTP/1.1\r\nHost: x\r\nA: ";
  size_t at = strlen(text);
  memset(text + at, 'a', sizeof text - at - 1);
  start();
  send_split(text, 5000);
  struct slice got = received();
  EQ_SLICE(SLICE("HTTP/1.1 431 "), slice_of(got.ptr, got.len < 13 ? got.len : 13));
  EQ_INT(0, requests);
  stop();
}

TEST(close_after_the_last_answer) {
  start();
  send_split("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" GET, 1000);
  EQ_INT(1, requests); /* what follows is not looked at */
  EQ_SLICE(SLICE("[ok]"), received());
  OK(is_at_eof());
  stop();
}

TEST(the_peer_leaves_at_every_byte) {
  static const char text[] = GET "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nbody56789";
  for (size_t cut = 0; cut <= strlen(text); cut++) {
    start();
    answers = cut % 2;
    EQ_INT(cut, send(peer, text, cut, 0));
    turn();
    shutdown(peer, SHUT_WR);
    turn();
    turn();
    received();
    OK(closed || is_at_eof());
    stop();
  }
}

TEST(too_many_unanswered_requests_stop_the_reading) {
  start();
  answers = false;
  for (int i = 0; i < H1_EXCHANGES_MAX / 4 + 10; i++) {
    waits = 0; /* only the count matters */
    send_split(GET GET GET GET, 1000);
  }
  EQ_INT(H1_EXCHANGES_MAX, requests);
  stop();
}

TEST(a_paused_body_stops_the_peer) {
  static char block[1 << 16];
  start();
  answers = false;
  send_split("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n", 1000);
  h1_exchange_pause(waiting[0], true);
  size_t sent = 0;
  for (int i = 0; i < 1000; i++) {
    ssize_t n = send(peer, block, sizeof block, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (n < 0) break;
    sent += (size_t)n;
    turn();
  }
  OK(sent < 4 << 20); /* the kernel's buffers and no more */
  EQ_INT(0, body_len);
  h1_exchange_pause(waiting[0], false);
  turn();
  OK(body_len > 0);
  stop();
}

/* ---- users that answer other requests while they are told that one is aborted ---- */

static void answer_the_first(struct h1_exchange *x) {
  in_abort = NULL;
  answer(waiting[0], "one", H1_ANSWER_END);
}

TEST(an_abort_may_answer_an_older_request) {
  start();
  answers = false;
  send_split(GET "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhe", 1000);
  EQ_INT(2, waits);
  answer(waiting[1], "two", H1_ANSWER_END);
  turn();
  in_abort = answer_the_first;
  shutdown(peer, SHUT_WR); /* the second's body is cut, and its exchange complete with that */
  turn();
  EQ_SLICE(SLICE("onetwo"), received());
  turn();
  stop();
}

static void answer_the_third(struct h1_exchange *x) {
  in_abort = NULL;
  answer(waiting[2], "three", H1_ANSWER_END);
}

TEST(an_abort_may_answer_a_later_request) {
  start();
  answers = false;
  send_split(GET GET GET GET, 1000);
  EQ_INT(4, waits);
  in_abort = answer_the_third;
  answer(waiting[0], "one", H1_ANSWER_END | H1_ANSWER_LAST);
  turn();
  EQ_SLICE(SLICE("one"), received());
  EQ_INT(3, aborts);
  stop();
}

static void answer_the_last(struct h1_exchange *x) {
  in_abort = NULL;
  answer(waiting[3], "four", H1_ANSWER_END);
  answer(waiting[1], "two", H1_ANSWER_END);
}

TEST(the_end_of_input_may_answer_requests) {
  start();
  answers = false;
  send_split(GET GET GET GET, 1000);
  in_abort = answer_the_last;
  shutdown(peer, SHUT_WR);
  turn();
  turn();
  EQ_INT(1, closed);
  stop();
}

TEST(input_that_is_gone_is_not_shown) {
  takes_bad = true;
  start();
  /* The head comes in pieces, so it waited in memory of its own, which is given back by the end. */
  send_split("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhell", 7);
  answers = false;
  bad_has_input = true;
  shutdown(peer, SHUT_WR);
  turn();
  OK(!bad_has_input);
  stop();
}

TEST(a_user_that_takes_bad_input_answers_later) {
  takes_bad = true;
  start();
  send_split("bad\r\n\r\n", 1000);
  OK(bad_has_input && bad_len > 0);
  turn();
  struct iovec late = {"late", 4};
  EQ_INT(0, conn_write(session->conn, &late, 1));
  conn_shutdown(session->conn);
  turn();
  EQ_SLICE(SLICE("late"), received());
  OK(is_at_eof());
  shutdown(peer, SHUT_WR);
  turn();
  EQ_INT(1, closed);
  stop();
}

/* ---- readers that are slow ---- */

TEST(a_reader_that_is_slow_is_not_asked_for_more) {
  static char text[1 << 16];
  for (size_t at = 0; at + strlen(GET) < sizeof text; at += strlen(GET))
    memcpy(text + at, GET, strlen(GET));
  start();
  answers = false;
  send_split(GET, 1000);
  static char long_answer[1 << 20];
  memset(long_answer, 'x', sizeof long_answer - 1);
  for (int i = 0; i < 16; i++) answer(waiting[0], long_answer, i == 15 ? H1_ANSWER_END : 0);
  turn();
  OK(session->conn->queued > CONN_HIGH_WATER);
  OK(!h1_session_is_idle(session)); /* or closing the idle ones would cut the answer */
  answers = true;
  unsigned before = requests;
  EQ_INT(strlen(text), send(peer, text, strlen(text), MSG_NOSIGNAL));
  turn();
  turn();
  EQ_INT(before, requests);
  for (int i = 0; i < 10000 && requests < before + strlen(text) / strlen(GET); i++) {
    received();
    turn();
  }
  EQ_INT(before + strlen(text) / strlen(GET), requests);
  stop();
}

/* What the kernel holds not counted.  Buffers are the thread's, and go round. */
TEST(an_idle_connection_holds_less_than_1_KiB) {
  enum { COUNT = 200 };
  static struct h1_session *many[COUNT];
  int peers[COUNT];
  size_t before = 0;
  EQ_INT(0, loop_init(&l));
  for (int i = 0; i < COUNT; i++) {
    int fd[2];
    EQ_INT(0, socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, fd));
    peers[i] = peer = fd[1];
    many[i] = h1_session_open(&l, fd[0], &user, &limits, NULL);
    h1_session_start(many[i]);
    send_split(GET "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc", 7);
    EQ_INT(8, received().len);
    OK(h1_session_is_idle(many[i]));
    if (i == 99) before = mallinfo2().uordblks; /* the loop's own arrays have grown */
  }
  size_t each = (mallinfo2().uordblks - before) / 100;
  if (each >= 1024) unit_fail(__FILE__, __LINE__, "%zu bytes each", each);
  for (int i = 0; i < COUNT; i++) {
    h1_session_close(many[i], 0);
    close(peers[i]);
  }
  turn();
  EQ_INT(COUNT, closed);
  loop_fini(&l);
}

/* ... by a timer of its own: nobody looks at all connections now and then. */
TEST(a_limit_is_met_when_it_is_due) {
  limits.head_ms = 60000;
  limits.request_ms = 300000;
  start();
  EQ_INT(session->request_start_ms + 60000, session->timer.due_ms);
  send_split(GET, 1000);
  EQ_INT(H1_TIMER_IDLE, session->timer_kind);
  OK(session->deadline_ms >= session->request_start_ms + limits.idle_ms);
  OK(loop_timer_is_active(&session->timer) && session->timer.due_ms <= session->deadline_ms);
  send_split("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nab", 1000);
  EQ_INT(H1_TIMER_REQUEST, session->timer_kind);
  EQ_INT(session->request_start_ms + 300000, session->deadline_ms);
  OK(session->timer.due_ms <= session->deadline_ms);
  stop();
  limits.head_ms = limits.request_ms = 0;
}

TEST(a_server_that_closes_ends_idle_connections) {
  start();
  h1_session_close_idle(session); /* nothing has come yet */
  turn();
  EQ_INT(1, closed);
  stop();
  start();
  EQ_INT(strlen(GET), send(peer, GET, strlen(GET), 0)); /* waits in the socket */
  h1_session_close_idle(session);
  turn();
  EQ_INT(0, closed);
  EQ_SLICE(SLICE("[ok]"), received());
  limits.ends_idle = true;
  send_split(GET, 1000);
  EQ_SLICE(SLICE("[ok]"), received());
  turn();
  EQ_INT(1, closed);
  stop();
  limits.ends_idle = false;
}
