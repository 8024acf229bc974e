let größe = 1, π = 3.14, 变量 = größe
struct Größe { var é: Int }
let 😀 = π.x
