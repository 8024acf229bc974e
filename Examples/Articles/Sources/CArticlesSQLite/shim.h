#ifndef CARTICLESSQLITE_SHIM_H
#define CARTICLESSQLITE_SHIM_H

#include <sqlite3.h>

/* SQLITE_TRANSIENT is a cast that Swift cannot import; this copies the text for it. */
static inline int articles_bind_text(sqlite3_stmt *statement, int index, const char *text,
                                     sqlite3_uint64 bytes) {
  return sqlite3_bind_text64(statement, index, text, bytes, SQLITE_TRANSIENT, SQLITE_UTF8);
}

#endif
