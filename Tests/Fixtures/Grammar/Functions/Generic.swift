func f<A, B: P, C: P & Q>(a: A, b: B) -> C where A: R, B.Item == C.Item, C: Sequence<Int> { x }
