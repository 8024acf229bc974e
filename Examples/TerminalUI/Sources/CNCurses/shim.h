// What a terminal needs from C and the Swift overlays do not bring.
//
// Swift sees functions only: macros that look like functions are switched off, and the wide
// character calls (wget_wch and kin) are switched on.
#ifndef QATLAM_CNCURSES_SHIM_H
#define QATLAM_CNCURSES_SHIM_H

#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif

#include <ncurses.h>
#include <term.h>

#ifdef __linux__
// The C library hides this one from Swift's overlay unless _XOPEN_SOURCE was set for it.
extern int wcwidth(wchar_t character);
#endif

#endif
