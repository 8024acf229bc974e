repeat { a() } while b.c(d)
repeat {
  let e = 1
  f(e)
} while !g
