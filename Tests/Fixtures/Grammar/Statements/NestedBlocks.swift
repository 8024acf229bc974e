func f() {
  do { let a = 1; do { let b = a; _ = b } }
  if a { for b in c { while d { repeat { e(b) } while g } } }
}
