let a = \User.names[0]
let b = \User.names[x.y].count
let c = \Dictionary<String, Int>.["a"]
