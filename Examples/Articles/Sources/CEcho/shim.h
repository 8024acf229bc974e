#ifndef ARTICLES_CECHO_SHIM_H
#define ARTICLES_CECHO_SHIM_H

#include <termios.h>
#include <unistd.h>

/* Makes the terminal behind the input show what is typed (1) or not (0).
   Returns 1 when it does so now, and 0 when the input is no terminal. */
static inline int articles_set_echo(int is_shown) {
  struct termios settings;
  if (tcgetattr(STDIN_FILENO, &settings) != 0) return 0;
  if (is_shown) {
    settings.c_lflag |= ECHO;
  } else {
    settings.c_lflag &= ~(tcflag_t)ECHO;
  }
  return tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0;
}

#endif
