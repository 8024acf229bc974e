func f<each T: P>(_ value: repeat each T) -> (repeat Box<each T>) {
  (repeat Box(each value))
}
func g<each A, each B>(_ a: repeat (each A, each B)) where repeat each A: P {}
