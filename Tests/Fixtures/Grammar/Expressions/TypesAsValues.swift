let a = (Int, String).self
let b = ((Int) -> Void).self
let c = (any P & Q).self
let d = [any P].self
let e: Any.Type = (some: Int).self
