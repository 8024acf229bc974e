struct S { subscript(i: Int) -> Int { get async throws { try await at(i) } } }
