struct S { var a: Int { 1 }; var b: String { return "b" } }
