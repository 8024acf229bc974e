let a = try f()
let b = try? f().g
let c = try! f()
let d = await f()
let e = try await f().g()
let g = try f() + h()
let i = (try? f()) ?? j
await f(await g(), try await h())
