let a = f<Int>.self
let b = x.map(Box<Int>.init)
let c = S<T>.U<V>.w<X>()
