func f() -> Kind { .plain }
func g() -> [Kind] { [.a, .b] }
func h() -> (Int) -> Int { { $0 } }
