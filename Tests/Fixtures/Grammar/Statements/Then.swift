func f() -> Int {
  let a = if b { 1 } else { 2 }
  return a
}
