struct S { let (a, (b, c), _) = make() }
