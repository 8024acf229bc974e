func + (a: P, b: P) -> P { a }
prefix func - (a: P) -> P { a }
postfix func ++ (a: inout P) {}
infix func <=> <T: P>(a: T, b: T) -> Bool { true }
func ==<T>(a: T, b: T) -> Bool { true }
