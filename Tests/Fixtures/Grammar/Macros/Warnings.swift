#warning("x")
#error("y")
func f() { #warning("z") }
