func f() throws(Failure) {}
func g<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int { try body() }
func h() throws(any Error) {}
func i() throws(Never) {}
