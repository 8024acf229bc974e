let a = x!
let b = x!.y!.z()!
let c = x!!
let d = x.y![0]!
