let a = b
let café = c
let d = "ÿþ"
