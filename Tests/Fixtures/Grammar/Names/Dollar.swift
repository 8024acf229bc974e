let a = { $0 + $1 }
struct S { @W var x = 1; var y: Int { $x.z } }
