let a = b
  .c()
  #if X
  .d(e)
  #else
  .f { g }
  #endif
  .h()
