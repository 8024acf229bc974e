let a = #stringify(x + y)
let b = try #require(x.y)
let c = #macro<Int>(1) { $0 }.value
func f() { #expect(a == .b); #log("x") }
