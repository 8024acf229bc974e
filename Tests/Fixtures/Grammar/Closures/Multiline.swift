f(
  a: {
    b()
  },
  c: { (
    d: Int,
    e: Int
  ) -> Int in
    d + e
  }
)
