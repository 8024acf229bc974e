let a = b(c:) { d }
let e = F.init(g: ) { h, i in j }
