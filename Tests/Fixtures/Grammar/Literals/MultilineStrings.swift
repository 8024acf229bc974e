let a = """
  one "two" three
  \(four) \
  five
  """
let b = """
  """.count
