func f() async throws {
  for await a in b.stream { c(a) }
  for try await a in b { c(a) }
}
