let a = #"a "b" \(c)"#
let d = #"x \#(y.z)"#
let e = ##"a "# b"##
let f = #"""
  \(no) \#(yes)
  """#
let g = #"""#
