let a: Outer<A>.Inner<B>.Last = x
typealias C = Outer<A>.Inner
