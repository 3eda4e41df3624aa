/* ipc — the channel between a process and its child: messages over a Unix socket, descriptors with
 * them.  The form on the wire is Node's, so either end may be Node:
 *
 *   IPC_LINES   text LF text LF ...            (JSON has no LF in it)
 *   IPC_FRAMES  length (4 bytes, big-endian) and that many bytes, again and again
 *
 * A descriptor (SCM_RIGHTS) travels with the first byte of the message that speaks of it; descriptors
 * that have come wait in a queue until ipc_take_fd.
 *
 * Life:    ipc_open .. ipc_close; on_closed is the last call, at the end of a turn.
 * Bounds:  a message is at most IPC_MESSAGE_MAX bytes, 64 descriptors wait; more ends the channel.
 * Threads: the loop's.  Errors: negative ints. */
#pragma once

#include "base/buf.h"
#include "base/list.h"
#include "loop/loop.h"

enum ipc_form { IPC_LINES, IPC_FRAMES };

#define IPC_MESSAGE_MAX (512u * 1024 * 1024)
#define IPC_FDS_MAX     64

struct ipc;

struct ipc_user {
  /* One message, without what frames it.  Dies on return.  May close, send. */
  void (*on_message)(struct ipc *c, struct slice message);
  /* All that was queued is with the kernel. */
  void (*on_drain)(struct ipc *c);
  /* The peer is gone (err 0), or reading failed.  The user closes. */
  void (*on_end)(struct ipc *c, int err);
  /* Last call ever. */
  void (*on_closed)(struct ipc *c);
};

struct ipc {
  const struct ipc_user *user;
  struct loop *loop;
  struct loop_fd watch;
  struct loop_doom doom;
  enum ipc_form form;
  struct buf in;     /* what has come of messages */
  size_t in_seen;    /* bytes of `in` without a line's end */
  struct list queue; /* of struct ipc_chunk */
  size_t queued;     /* bytes */
  int fd[IPC_FDS_MAX];
  unsigned fd_count;
  int32_t id; /* the user's */
  void *owner;
  bool is_ref, is_counted, is_reading, is_closed, is_closing;
};

/* Watches `fd`, a connected Unix socket that is ours from here, on errors too.  Reads nothing before
 * ipc_start.  It keeps the loop alive while it is ref'd, and while something is queued. */
MUST_USE int ipc_open(struct ipc *c, struct loop *l, int fd, enum ipc_form form,
                      const struct ipc_user *user);
void ipc_start(struct ipc *c);
void ipc_set_ref(struct ipc *c, bool is_ref);

/* Frames and sends; what the kernel does not take is copied and queued (c->queued, on_drain).
 * `fd` (-1: none) is duplicated by the kernel once it is sent; it is duplicated for the queue, too, so
 * it may be closed at once. */
MUST_USE int ipc_send(struct ipc *c, struct slice message, int fd);

/* The oldest descriptor that has come, now the caller's; -1: none. */
int ipc_take_fd(struct ipc *c);

/* Reads no more; the descriptor is closed when the queue is empty. */
void ipc_close(struct ipc *c);
