func f() {
  for (key, value): (String, JSON) in json { use(key, value) }
  for (index, (a, b)):(Int, (A, B)) in pairs {}
  for x: Int in numbers { use(x) }
  for case let (c, d): (C, D) in e {}
}
