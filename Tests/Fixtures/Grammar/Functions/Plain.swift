func f() {}
func g(a: Int) -> Int { a }
