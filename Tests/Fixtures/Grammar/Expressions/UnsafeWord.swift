let a = unsafe f()
let b = try unsafe f().g
for unsafe x in xs {}
