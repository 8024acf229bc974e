internal import QatlamDomain

/// A feature of Clean VIPER: a presenter that asks use cases, behind contracts.
struct CleanVIPERScreen {
  let screen: Screen

  /// Every piece that the app has, contracts first.
  var declarations: [Draft.Declaration] {
    [
      viewContract, presenterContract, routerContract, viewData, view, presenter, router, factory,
      presenterTests,
    ].compactMap(\.self)
  }

  var hasRouter: Bool { screen.hasRouter }
  private var hasData: Bool { screen.has(.viewData) }
  private var source: UseCaseText? {
    screen.subject.map { UseCaseText(subject: $0, conventions: screen.conventions) }
  }

  private var shown: String {
    hasData ? "_ data: \(screen.type(.viewData))" : "title: String, lines: [String]"
  }

  var viewContract: Draft.Declaration? {
    screen.declaration(
      .viewContract,
      """
      /// What the view is to the presenter.
      @MainActor
      protocol \(screen.type(.viewContract)): AnyObject {
        /// Shows what is formatted for it.
        func show(\(shown))
      }
      """
    )
  }

  var presenterContract: Draft.Declaration? {
    VIPERScreen(screen: screen).presenterContract
  }

  var routerContract: Draft.Declaration? {
    VIPERScreen(screen: screen).routerContract
  }

  var viewData: Draft.Declaration? {
    screen.declaration(
      .viewData,
      """
      /// What the view shows: formatted text.
      struct \(screen.type(.viewData)): Hashable, Sendable {
        /// The heading.
        let title: String
        /// What stands below it, line by line.
        let lines: [String]
      }
      """
    )
  }

  var presenter: Draft.Declaration? {
    let useCase = source.map { "any \($0.known)" }
    let router = screen.type(.routerContract)
    let parameters =
      [useCase.map { "useCase: \($0)" }, hasRouter ? "router: any \(router)" : nil]
      .compactMap(\.self).joined(separator: ", ")
    let initializer: SourceText =
      parameters.isEmpty
      ? .none
      : """
      /// Takes its neighbours from outside; the view is set when it is there.
      init(\(parameters)) {
        \(useCase == nil ? .none : "self.useCase = useCase")
        \(hasRouter ? "self.router = router" : .none)
      }
      """
    return screen.declaration(
      .presenter,
      """
      /// Asks, formats what comes, and tells the view.
      @MainActor
      final class \(screen.type(.presenter)): \(screen.type(.presenterContract)) {
        /// Shows what is formatted; weak, for the view owns this presenter.
        weak var view: (any \(screen.type(.viewContract)))?

        \(useCase.map { SourceText("private let useCase: \($0)") } ?? .none)
        \(hasRouter ? SourceText("private let router: any \(router)") : .none)

        \(initializer)

        \(loading)

        \(leaving)

        private func show(_ lines: [String]) {
          \(hasData ? dataShowing : #"view?.show(title: "\#(screen.title)", lines: lines)"#)
        }

        \(lineFunction)
      }
      """
    )
  }

  private var dataShowing: SourceText {
    """
    view?.show(\(screen.type(.viewData))(title: "\(screen.title)", lines: lines))
    """
  }

  private var leaving: SourceText {
    hasRouter
      ? """
      /// Lets the router move back.
      func didLeave() {
        router.close()
      }
      """ : .none
  }

  private var lineFunction: SourceText {
    source == nil
      ? .none
      : """
      private func line(for item: \(screen.item)) -> String {
        \(screen.line(of: "item"))
      }
      """
  }

  private var loading: SourceText {
    source == nil
      ? """
      /// Tells the view what it begins with.
      func viewDidLoad() async {
        show(["Nothing here yet"])
      }
      """
      : """
      /// Asks for what is to be shown.
      func viewDidLoad() async {
        do {
          let items = try await useCase.execute()
          show(items.isEmpty ? ["Nothing here yet"] : items.map(line))
        } catch {
          show(["It could not be loaded"])
        }
      }
      """
  }

  var view: Draft.Declaration? {
    let title = hasData ? "data.title" : "title"
    let lines = hasData ? "data.lines" : "lines"
    return screen.presentedView(
      show: """
        /// Shows what is formatted for it.
        func show(\(shown)) {
          \(screen.showing(title: title, lines: lines))
        }
        """
    )
  }

  var router: Draft.Declaration? { hasRouter ? screen.router(closing: "close") : nil }

  /// What whoever puts the feature together has to bring along.
  var parameters: [String] { source?.compositionParameters ?? [] }

  /// The same, where screens are opened.
  var arguments: [OpeningArgument] { source?.openingArguments ?? [] }

  /// The parts of the feature, made and connected.
  var parts: SourceText {
    let arguments =
      [source.map { "useCase: \($0.newUseCase)" }, hasRouter ? "router: router" : nil]
      .compactMap(\.self).joined(separator: ", ")
    return """
      \(hasRouter ? SourceText("let router = \(screen.newRouter)") : .none)
      let presenter = \(screen.type(.presenter))(\(arguments))
      let view = \(screen.newView("presenter: presenter"))
      presenter.view = view
      \(hasRouter ? screen.routerPlacing(of: "view") : .none)
      """
  }

  var factory: Draft.Declaration? { screen.factory(parts, parameters: parameters) }

  var presenterTests: Draft.Declaration? {
    let tests = TestText(conventions: screen.conventions)
    func body(_ fake: String, _ line: String) -> SourceText {
      let arguments =
        [source == nil ? nil : "useCase: \(fake)", hasRouter ? "router: RouterSpy()" : nil]
        .compactMap(\.self).joined(separator: ", ")
      return """
        let view = ViewSpy()
        let presenter = \(screen.type(.presenter))(\(arguments))
        presenter.view = view
        await presenter.viewDidLoad()
        \(tests.equal("view.shown", "[\"\(screen.title)\", \(line)]"))
        """
    }
    var cases = [
      TestText.Case(
        sentence: "says that there is nothing",
        body: body("UseCaseFake(items: [])", #""Nothing here yet""#)
      )
    ]
    if source != nil {
      cases += [
        TestText.Case(
          sentence: "shows what there is",
          body: body("UseCaseFake(items: [\(screen.sample)])", screen.sampleLine)
        ),
        TestText.Case(
          sentence: "says that nothing came",
          body: body("UseCaseFake(items: nil)", #""It could not be loaded""#)
        ),
      ]
    }
    return tests.declaration(
      .presenter,
      of: screen.name,
      imports: screen.sampleImports,
      doubles: [viewSpy] + (source.map { [$0.fake] } ?? [])
        + (hasRouter ? [screen.routerSpy("close")] : []) + screen.sampleDouble,
      cases: cases
    )
  }

  private var viewSpy: SourceText {
    guard hasData else { return screen.viewSpy }
    return """
      /// Keeps what is shown.
      @MainActor
      private final class ViewSpy: \(screen.type(.viewContract)) {
        private(set) var shown: [String] = []

        func show(_ data: \(screen.type(.viewData))) {
          shown = [data.title] + data.lines
        }
      }
      """
  }
}
