let a: Int?
let b: Int??
let c: [Int?]?
let d: Int!
let e: (() -> Void)?
let f: (any P)?
