f(
  // first
  a, /* second */ b,
  c // last
)
let d = [
  1, // one
  // two
  2,
]
