let a: Int.Type, b: P.Protocol, c: [Int].Type, d: (Int, Int).Type, e: Int?.Type, f: A.B.Type
