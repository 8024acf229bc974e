let `let` = 1, `Type` = 2
enum `enum` { case `default`, `init` }
let a = E.`default`, b = x.`init`(1), c = `self`
