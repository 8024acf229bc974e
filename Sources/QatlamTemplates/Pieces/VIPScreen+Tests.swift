internal import QatlamDomain

extension VIPScreen {
  private var load: String { "\(screen.type(.models)).Load" }
  private var tests: TestText { TestText(conventions: screen.conventions) }

  var interactorTests: Draft.Declaration? {
    tests.declaration(
      .interactor,
      of: screen.name,
      imports: screen.sampleImports,
      doubles: [
        """
        /// Hears what is presented.
        @MainActor
        private final class PresenterSpy: \(screen.type(.presenterContract)) {
          private(set) var counts: [Int] = []

          func presentLoad(response: \(load).Response) {
            switch response {
            case .loaded(let items): counts.append(items.count)
            case .failed: counts.append(-1)
            }
          }
        }
        """
      ] + screen.directoryFake + screen.sampleDouble,
      cases: [
        TestText.Case(
          sentence: "presents what was loaded",
          body: """
            let presenter = PresenterSpy()
            let interactor = \(screen.interactor(holding: screen.sample))
            interactor.presenter = presenter
            await interactor.load(request: \(load).Request())
            \(tests.equal("presenter.counts", "[1]"))
            """
        )
      ]
    )
  }

  var presenterTests: Draft.Declaration? {
    let viewModel = "\(load).ViewModel"
    func body(_ response: String, _ line: String) -> SourceText {
      """
      let view = ViewSpy()
      let presenter = \(screen.type(.presenter))()
      presenter.viewController = view
      presenter.presentLoad(response: \(response))
      let expected = \(viewModel)(title: "\(screen.title)", lines: [\(line)])
      \(tests.equal("view.shown", "[expected]"))
      """
    }
    return tests.declaration(
      .presenter,
      of: screen.name,
      imports: screen.sampleImports,
      doubles: [
        """
        /// Keeps what is shown.
        @MainActor
        private final class ViewSpy: \(screen.type(.viewContract)) {
          private(set) var shown: [\(viewModel)] = []

          func displayLoad(viewModel: \(viewModel)) {
            shown.append(viewModel)
          }
        }
        """
      ] + screen.sampleDouble,
      cases: [
        TestText.Case(
          sentence: "words what was loaded",
          body: body(".loaded([\(screen.sample)])", screen.sampleLine)
        ),
        TestText.Case(
          sentence: "says that there is nothing",
          body: body(".loaded([])", #""Nothing here yet""#)
        ),
        TestText.Case(
          sentence: "says that nothing came",
          body: body(".failed", #""It could not be loaded""#)
        ),
      ]
    )
  }
}
