/* esscope — which names of a source mean the module's own: declarations, and references that no
 * inner scope declares.
 *
 * A scope is a range of the text.  References are kept per name, newest first; when a scope ends,
 * those of its names that lie behind its beginning are its own and go.  So each reference is looked
 * at twice at most, and a list of parameters that was first read as an expression needs no second
 * look: it becomes a scope that begins where the expression did.
 *
 *   var    belongs to the nearest scope that is ESSCOPE_FUNCTION
 *
 * Memory: all of it goes with esscope_fini; out of memory aborts (sizes are those of a file that
 * was read).  Threads: none of its own. */
#pragma once

#include "base/defs.h"

#define ESSCOPE_NONE UINT32_MAX

struct esscope_atom {
  const uint16_t *text;
  uint32_t len, hash;
  uint32_t head; /* newest reference that is still open, ESSCOPE_NONE: none */
};

/* What is done at a reference: bits. */
enum {
  ESREF_WRITE = 1,     /* assigned; also by for, ++ and patterns */
  ESREF_SHORTHAND = 2, /* {name} */
  ESREF_DELETE = 4,    /* delete name */
  ESREF_NEW = 16,      /* right behind `new` */
  ESREF_NESTED = 8,    /* inside of a function, so it may run at any time */
};

struct esscope_ref {
  uint32_t atom, at, end, prev; /* at, end: in the text */
  uint8_t flags;
};

enum esdecl { ESDECL_VAR, ESDECL_FUNCTION, ESDECL_LEXICAL, ESDECL_CONST, ESDECL_IMPORT };

struct esscope_decl {
  uint32_t atom, at, end, next;
  uint8_t kind; /* enum esdecl */
};

struct esscope_level {
  uint32_t start, decls; /* decls: newest, ESSCOPE_NONE: none */
  bool is_function;
};

struct esscope {
  struct esscope_atom *atom;
  struct esscope_ref *ref;
  struct esscope_decl *decl;
  struct esscope_level *level; /* [0] is the module's own */
  uint32_t *slot;              /* hash table of atoms: index + 1, 0: free */
  uint32_t atoms, atom_cap, refs, ref_cap, decls, decl_cap, levels, level_cap, slots;
  uint16_t **owned; /* texts of names that had escapes */
  uint32_t owned_count;
};

void esscope_init(struct esscope *s);
void esscope_fini(struct esscope *s);

/* The number of a name; escapes in it are decoded. */
uint32_t esscope_intern(struct esscope *s, const uint16_t *text, uint32_t len, bool is_escaped);
bool esscope_is(const struct esscope *s, uint32_t atom, const char *name);

void esscope_open(struct esscope *s, uint32_t start, bool is_function);
void esscope_close(struct esscope *s);

void esscope_declare(struct esscope *s, uint32_t atom, uint32_t at, uint32_t end, enum esdecl kind);
void esscope_refer(struct esscope *s, uint32_t atom, uint32_t at, uint32_t end, unsigned flags);

/* Forgets the references from number `refs` (of esscope.refs) on: the parser goes back. */
void esscope_rewind(struct esscope *s, uint32_t refs);
