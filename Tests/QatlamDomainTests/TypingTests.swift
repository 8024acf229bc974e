import QatlamTestSupport
import Testing

/// The type of a value is known though it stands nowhere on the line.
@Suite("A value's type") struct TypingTests {
  private let drafts = """
    == Drafts.swift
    struct Draft { var title: String; var author: Author }
    struct Author { var name: String }
    enum State { case idle; case loaded([Draft], page: Int); case failed(Author) }
    struct Shelf {
      var drafts: [Draft] = []
      var byName: [String: Draft] = [:]
      func both() -> (first: Draft, second: Author) { (drafts[0], drafts[0].author) }
      func load() throws -> Result<[Draft], Failure> { .failure(.offline) }
    }
    enum Failure: Error { case offline; case status(code: Int, draft: Draft) }

    """

  @Test func `comes out of tuples by label, number and name`() async throws {
    try await expectReferences(
      drafts + """
        == Use.swift
        func use(shelf: Shelf) {
          print(shelf.both().first.title) // → Shelf.both(), Draft.title
          print(shelf.both().1.name) // → Shelf.both(), Author.name
          let (one, two) = shelf.both() // → Shelf.both()
          print(one.title, two.name) // → Draft.title, Author.name
          let (_, only) = shelf.both() // → Shelf.both()
          print(only.name) // → Author.name
        }
        """
    )
  }

  @Test func `comes out of cases in every kind of pattern`() async throws {
    try await expectReferences(
      drafts + """
        == Use.swift
        func use(state: State, shelf: Shelf) {
          switch state {
          case .loaded(let drafts, page: let page): print(drafts[0].title, page) // → State.loaded, Draft.title
          case let .failed(author): print(author.name) // → State.failed, Author.name
          case .idle: break // → State.idle
          }
          if case .failed(let author) = state { print(author.name) } // → State.failed, Author.name
          for case let .failed(author) in [state] { print(author.name) } // → State.failed, Author.name
          do { _ = try shelf.load() } catch Failure.status(_, let draft) { // → Shelf.load(), Failure, Failure.status
            print(draft.title) // → Draft.title
          } catch {}
        }
        """
    )
  }

  @Test func `comes out of optional patterns and of dictionaries`() async throws {
    try await expectReferences(
      drafts + """
        == Use.swift
        func use(maybe: Draft?, shelf: Shelf) {
          if case let draft? = maybe { print(draft.title) } // → Draft.title
          for (name, draft) in shelf.byName { print(name, draft.title) } // → Shelf.byName, Draft.title
          for (index, draft) in shelf.drafts.enumerated() { print(index, draft.title) } // → Shelf.drafts, Draft.title
          print(shelf.byName.values.first?.title ?? "") // → Shelf.byName, Draft.title
          print(shelf.byName["a"]?.title ?? "") // → Shelf.byName, Draft.title
          for (left, right) in zip(shelf.drafts, shelf.drafts) { print(left.title, right.author) } // → Shelf.drafts, Draft.title, Draft.author
        }
        """
    )
  }

  @Test func `goes through closures of collections`() async throws {
    try await expectReferences(
      drafts + """
        == Use.swift
        func use(shelf: Shelf) {
          print(shelf.drafts.map { $0.author }.filter { $0.name.isEmpty }) // → Shelf.drafts, Draft.author, Author.name
          print(shelf.drafts.compactMap { draft in draft.author }.first?.name ?? "") // → Shelf.drafts, Draft.author, Author.name
          print(shelf.drafts.sorted { $0.title < $1.title }.last?.title ?? "") // → Shelf.drafts, Draft.title
          print(shelf.drafts.first(where: { $0.title.isEmpty })?.author.name ?? "") // → Shelf.drafts, Draft.title, Draft.author, Author.name
          print(shelf.drafts.reduce(0) { $0 + $1.title.count }) // → Shelf.drafts, Draft.title
          print(shelf.drafts.map(\\.author).map(\\.name)) // → Shelf.drafts, Draft.author, Author.name
        }
        """
    )
  }

  @Test func `goes through generics of more than one level`() async throws {
    try await expectReferences(
      drafts + """
        == Box.swift
        struct Box<Value> { let value: Value; func map<Other>(_ change: (Value) -> Other) -> Box<Other> { Box<Other>(value: change(value)) } }
        == Use.swift
        func use(shelf: Shelf, box: Box<[Draft]>) throws {
          print(try shelf.load().get()[0].title) // → Shelf.load(), Draft.title
          if case .success(let drafts) = try shelf.load() { print(drafts[0].title) } // → Shelf.load(), Draft.title
          print(box.value[0].title) // → Box.value, Draft.title
          print(box.map { $0[0].author }.value.name) // → Box.map(_:), Draft.author, Box.value, Author.name
          let made = Box(value: shelf) // → Box, Box.value
          print(made.value.drafts) // → Box.value, Shelf.drafts
        }
        """
    )
  }

  @Test func `comes out of closures that are called at once or kept`() async throws {
    try await expectReferences(
      drafts + """
        == Use.swift
        func use(shelf: Shelf) {
          let draft = { shelf.drafts[0] }() // → Shelf.drafts
          print(draft.title) // → Draft.title
          let make: (Shelf) -> Draft = { $0.drafts[0] } // → Shelf, Draft, Shelf.drafts
          print(make(shelf).title) // → Draft.title
          let again = shelf.both // → Shelf.both()
          print(again().first.title) // → Draft.title
          let some = shelf.drafts.isEmpty ? nil : shelf.drafts[0] // → Shelf.drafts
          print(some?.title ?? "") // → Draft.title
        }
        """
    )
  }
}
