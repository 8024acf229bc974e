struct S { let a = 1; let b: String; let c: Int = 2 }
