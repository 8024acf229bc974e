let a = b
#if C
let d = e
