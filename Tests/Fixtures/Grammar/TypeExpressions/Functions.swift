let a: () -> Void, b: (Int, _ x: String) -> Bool, c: (inout Int) async throws -> Int
let d: (Int) -> (Int) -> Int, e: @Sendable (Int...) -> Void, f: () throws(E) -> Int
let g: @isolated(any) () -> Void, h: @MainActor () async -> Void, i: (sending Box) -> sending Box
