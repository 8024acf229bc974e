func f(sending a: Int, isolated b: Int) {}
func g(sending: Int, isolated: Int, borrowing d: Int) {}
