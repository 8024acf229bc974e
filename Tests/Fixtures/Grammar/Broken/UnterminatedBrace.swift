let a = b
func c() {
  d()

let e = f
