let a: any P, b: any P & Q, c: some P, d: [any P], e: any P<Int>, f: any (P & Q), g: (any P).Type
let h: any P.Type
