import A // the first
/* the second */ import B
