let a = { () async throws -> Int in try await load() }
let b = { x throws(Failure) -> Int in try read(x) }
let c = { () throws in }
