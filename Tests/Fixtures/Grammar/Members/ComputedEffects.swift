struct S {
  var a: Int { get async { await load() } }
  var b: Int { get throws { try read() } }
  var c: Int { get async throws(Failure) { try await both() } }
}
