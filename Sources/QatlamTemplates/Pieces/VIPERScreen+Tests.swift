internal import QatlamDomain

extension VIPERScreen {
  private var tests: TestText { TestText(conventions: screen.conventions) }

  var interactorTests: Draft.Declaration? {
    tests.declaration(
      .interactor,
      of: screen.name,
      imports: screen.sampleImports,
      doubles: [
        """
        /// Hears what an interactor answers.
        @MainActor
        private final class OutputSpy: \(screen.type(.interactorOutput)) {
          private(set) var counts: [Int] = []

          func didLoad(_ items: [\(screen.item)]) {
            counts.append(items.count)
          }

          func didFail() {
            counts.append(-1)
          }
        }
        """
      ] + screen.directoryFake + screen.sampleDouble,
      cases: [
        TestText.Case(
          sentence: "answers with what was loaded",
          body: """
            let output = OutputSpy()
            let interactor = \(screen.interactor(holding: screen.sample))
            interactor.output = output
            await interactor.load()
            \(tests.equal("output.counts", "[1]"))
            """
        ),
        TestText.Case(
          sentence: "lets its output go",
          body: """
            let interactor = \(screen.interactor(holding: screen.sample))
            var output: OutputSpy? = OutputSpy()
            interactor.output = output
            output = nil
            \(tests.isNil("interactor.output"))
            """
        ),
      ]
    )
  }

  var presenterTests: Draft.Declaration? {
    let router = hasRouter ? ", router: RouterSpy()" : ""
    let make = "\(screen.type(.presenter))(interactor: InteractorFake()\(router))"
    func body(_ call: String, _ line: String) -> SourceText {
      """
      let view = ViewSpy()
      let presenter = \(make)
      presenter.view = view
      presenter.\(call)
      \(tests.equal("view.shown", "[\"\(screen.title)\", \(line)]"))
      """
    }
    return tests.declaration(
      .presenter,
      of: screen.name,
      imports: screen.sampleImports,
      doubles: [screen.viewSpy, interactorFake] + (hasRouter ? [screen.routerSpy("close")] : [])
        + screen.sampleDouble,
      cases: [
        TestText.Case(
          sentence: "words what was loaded",
          body: body("didLoad([\(screen.sample)])", screen.sampleLine)
        ),
        TestText.Case(
          sentence: "says that there is nothing",
          body: body("didLoad([])", #""Nothing here yet""#)
        ),
        TestText.Case(
          sentence: "says that nothing came",
          body: body("didFail()", #""It could not be loaded""#)
        ),
        TestText.Case(
          sentence: "asks when the view is there",
          body: """
            let interactor = InteractorFake()
            let presenter = \(make.replacing("InteractorFake()", with: "interactor"))
            await presenter.viewDidLoad()
            \(tests.equal("interactor.loads", "1"))
            """
        ),
      ]
    )
  }

  private var interactorFake: SourceText {
    """
    /// Counts what it is asked.
    @MainActor
    private final class InteractorFake: \(screen.type(.interactorContract)) {
      private(set) var loads = 0

      func load() async {
        loads += 1
      }
    }
    """
  }
}
