let a = b
let í €c = d
let e = "í°€"
