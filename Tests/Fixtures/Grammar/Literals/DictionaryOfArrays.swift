let a: [Range<Int>: [Kind]] = [
  1..<2: [.b, .c],
  3 + 4: [.d],
  "e" == .f: .g,
]
