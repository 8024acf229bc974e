func f(_: Int, _ _: Int) {}
struct S { subscript(_: Int) -> Int { 1 } }
