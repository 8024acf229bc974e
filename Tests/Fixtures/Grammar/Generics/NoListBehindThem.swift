let a = b.C = D<E>
typealias F = G
let h = i(J<K>>.self, l)
let m = [n < o, p > q]
let r = S<T> & U.self
let v = W<X>?.none
