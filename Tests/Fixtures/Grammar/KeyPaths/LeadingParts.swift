let a = xs.map(\.?.name)
let b = \[Int].count
let c = \[String: Int].keys.count
let d = \Int?.description
let e = \(Int, Int).0
