let a = xs.map { x -> String in
  let y = x * 2
  if y > 3 { return "big" }
  return "small"
}
