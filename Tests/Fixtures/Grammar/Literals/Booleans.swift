let a = true, b = false, c = nil as Int?
let d = true.description
