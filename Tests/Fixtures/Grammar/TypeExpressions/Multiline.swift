let a:
  Dictionary<
    String,
    (
      Int,
      String
    )
  >
func f(
  a: Int,
  b:
    String
) -> [
  Int
] { [] }
