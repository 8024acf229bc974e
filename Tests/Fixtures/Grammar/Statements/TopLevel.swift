print("a")
let a = f()
if a { exit(1) }
func f() -> Bool { true }
for b in c { print(b, a) }
