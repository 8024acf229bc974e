import Testing

/// The built-in apps and those of `Examples/` must not drift apart.
@Suite("Inside the outermost ring") struct LikenessTests {
  @Test(arguments: [Likeness.articles, .rickAndMorty, .userScene])
  func `an example has the template's source, but for what is listed`(app: Likeness) throws {
    let found = try app.found()

    #expect(found.subtracting(app.allowed).sorted() == [], "differs without a reason")
    #expect(app.allowed.subtracting(found).sorted() == [], "listed, and does not differ")
  }
}
