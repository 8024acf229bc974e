let a = b +++ c
let d = +++e
let f = g---
let h = i <=> j |> k
let l = xs.reduce(0, +++)
let m = (<=>)
