func `class`() {}
func `func`(`let`: Int) {}
func get() {}
func set(get: Int) {}
func `a raw name with blanks`() {}
