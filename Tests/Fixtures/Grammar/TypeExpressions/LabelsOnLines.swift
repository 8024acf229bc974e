let a: (_ b: Int, _
  c: Int) -> Void = d
func e(f: @escaping (_
  g: Int?,
  _ h: Int) -> Void, i: Int) {}
