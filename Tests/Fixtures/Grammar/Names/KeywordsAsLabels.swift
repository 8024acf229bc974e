func f(in a: Int, for b: Int, where c: Int, default: Int, switch: Int) {}
enum E { case a(in: Int, for: Int) }
let t = (in: 1, for: 2)
