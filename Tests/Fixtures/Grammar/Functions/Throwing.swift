func f() throws {}
func g() async throws -> Int { 1 }
func h(_ body: () throws -> Void) rethrows { try body() }
