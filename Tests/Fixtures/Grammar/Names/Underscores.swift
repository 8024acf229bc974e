let _a = 1, __b = 2, _ = 3, a_b = _a
func f(_ _a: Int) {}
