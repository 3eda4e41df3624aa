/* icu — functions of the common library of ICU, which JavaScriptCore has loaded already.  Nothing
 * is linked: the names carry ICU's version, and every machine may have another.
 *
 * Threads: any. */
#pragma once

/* icu_symbol("ucnv_open") finds ucnv_open_72 (or whatever version is there); NULL when there is no
 * ICU. */
void *icu_symbol(const char *name);
