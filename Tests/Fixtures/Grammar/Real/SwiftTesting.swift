@Suite(.serialized) struct Cases {
  @Test(arguments: [1, 2], ["a"]) func `a name with blanks`(a: Int, b: String) async throws {
    let value = try #require(await load(a))
    #expect(value.kind == .plain && value.name == b)
    #expect(throws: Failure.self) { try fail() }
  }
}
