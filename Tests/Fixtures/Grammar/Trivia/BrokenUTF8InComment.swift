// café ÿ
let a = b
/* Ã( */ let c = d
