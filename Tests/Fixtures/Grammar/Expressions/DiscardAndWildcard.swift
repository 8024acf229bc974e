_ = x
_ = .some(1) as Int?
let _ = f()
for _ in xs {}
