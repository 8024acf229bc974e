func f() -> (Int) -> (String) -> Bool { { _ in { _ in true } } }
func g() -> ((Int) throws -> Void)? { nil }
