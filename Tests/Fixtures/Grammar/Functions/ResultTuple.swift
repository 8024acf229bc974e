func f() -> (a: Int, b: String) { (1, "b") }
func g() -> (Int) { 1 }
func h() -> () {}
func i() -> Void {}
