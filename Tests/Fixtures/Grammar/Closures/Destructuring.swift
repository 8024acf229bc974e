let a = pairs.map { (key, value) in key + value }
let b = pairs.map { key, _ in key }
