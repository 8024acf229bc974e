let a = "a\("b\("c\(d)")")"
let b = """
  \("x \(y)")
  \(f(
    z
  ))
  """
