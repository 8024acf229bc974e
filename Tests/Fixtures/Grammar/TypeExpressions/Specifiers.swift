func f(_ a: inout [Int], b: __shared A, c: borrowing A, d: consuming [A], e: isolated B, g: sending C) {}
let h: nonisolated(nonsending) () async -> Void
