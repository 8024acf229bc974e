internal import QatlamDomain

/// A screen of Clean Architecture: a view model that asks use cases, and the view that shows it.
struct CleanScreen {
  let screen: Screen

  /// Every piece that the app has.
  var declarations: [Draft.Declaration] {
    [viewModelContract, viewModel, view, factory, viewModelTests].compactMap(\.self)
  }

  private var kind: Conventions.Screen { screen.conventions.screen }
  private var source: UseCaseText? {
    screen.subject.map { UseCaseText(subject: $0, conventions: screen.conventions) }
  }
  private var known: String { screen.known(.viewModelContract, or: .viewModel) }

  var viewModelContract: Draft.Declaration? {
    screen.declaration(
      .viewModelContract,
      """
      /// What the view model is to its view.
      @MainActor
      protocol \(screen.type(.viewModelContract)): AnyObject {
        /// The heading.
        var title: String { get }
        /// What stands below it, line by line.
        var lines: [String] { get }

        /// Loads what is to be shown.
        func load() async
      }
      """
    )
  }

  var viewModel: Draft.Declaration? {
    let promise = screen.has(.viewModelContract) ? [screen.type(.viewModelContract)] : []
    let observed = kind == .swiftUI ? ["ObservableObject"] : []
    let inherited = (observed + promise).joined(separator: ", ")
    let published = kind == .swiftUI ? "@Published " : ""
    return screen.declaration(
      .viewModel,
      imports: kind == .swiftUI ? ["Combine"] : [],
      """
      /// The state of the \(screen.phrase) screen, ready to be shown.
      @MainActor
      final class \(screen.type(.viewModel))\(inherited.isEmpty ? "" : ": \(inherited)") {
        /// The heading.
        let title = "\(screen.title)"
        /// What stands below it, line by line.
        \(published)private(set) var lines: [String] = []

        \(initializer)

        \(loading)

        \(lineFunction)
      }
      """
    )
  }

  private var initializer: SourceText {
    guard let source else { return .none }
    return """
      private let useCase: any \(source.known)

      /// Takes the use case, by its protocol, from outside.
      init(useCase: any \(source.known)) {
        self.useCase = useCase
      }
      """
  }

  private var loading: SourceText {
    source == nil
      ? """
      /// Says what the screen begins with.
      func load() async {
        lines = ["Nothing here yet"]
      }
      """
      : """
      /// Asks for what is to be shown.
      func load() async {
        do {
          let items = try await useCase.execute()
          lines = items.isEmpty ? ["Nothing here yet"] : items.map(line)
        } catch {
          lines = ["It could not be loaded"]
        }
      }
      """
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

  var view: Draft.Declaration? {
    switch kind {
    case .terminal: screen.declaration(.view, terminalView)
    case .hosted: screen.declaration(.view, hostedView)
    case .uiKit: screen.declaration(.view, imports: ["UIKit"], uiKitView)
    case .swiftUI: screen.declaration(.view, imports: ["SwiftUI"], swiftUIView)
    }
  }

  private var terminalView: SourceText {
    """
    /// Shows the \(screen.phrase) screen as lines of text.
    @MainActor
    struct \(screen.type(.view)) {
      private let viewModel: \(known)
      private let show: (String) -> Void

      /// Shows a view model by a function, such as `print`.
      init(viewModel: \(known), show: @escaping (String) -> Void) {
        self.viewModel = viewModel
        self.show = show
      }

      /// Loads what there is, and shows it.
      func run() async {
        await viewModel.load()
        show(viewModel.title)
        for line in viewModel.lines { show("  " + line) }
      }
    }
    """
  }

  private var hostedView: SourceText {
    """
    /// The \(screen.phrase) screen on a terminal; it shows and forwards.
    @MainActor
    struct \(screen.type(.view)) {
      /// The only one this view speaks to.
      let viewModel: \(known)
      /// Where the screen is shown.
      let console: Console

      /// Shows the screen until the person goes back.
      func run() async {
        repeat {
          await viewModel.load()
          console.line(viewModel.title)
          for line in viewModel.lines { console.line("  " + line) }
        } while console.ask("r reload, Enter back: ") == "r"
      }
    }
    """
  }

  private var uiKitView: SourceText {
    """
    /// Shows the \(screen.phrase) screen.
    @MainActor
    final class \(screen.type(.view)): UIViewController {
      private let viewModel: \(known)
      private let label = UILabel()

      /// Takes its view model from outside.
      init(viewModel: \(known)) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
      }

      /// There is no archive of this view: it is made in code.
      @available(*, unavailable)
      required init?(coder: NSCoder) {
        nil
      }

      /// Lays the view out, and lets the view model load.
      override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        Task { [weak self, viewModel] in
          await viewModel.load()
          self?.show()
        }
      }

      private func show() {
        title = viewModel.title
        label.text = viewModel.lines.joined(separator: "\\n")
      }

      \(screen.layOut)
    }
    """
  }

  private var swiftUIView: SourceText {
    """
    /// Shows the \(screen.phrase) screen.
    struct \(screen.type(.view)): View {
      @ObservedObject private var viewModel: \(screen.type(.viewModel))

      /// Takes its view model from outside.
      init(viewModel: \(screen.type(.viewModel))) {
        self.viewModel = viewModel
      }

      /// The lines below the heading.
      var body: some View {
        List(viewModel.lines, id: \\.self) { line in
          Text(line)
        }
        .navigationTitle(viewModel.title)
        .task { await viewModel.load() }
      }
    }
    """
  }

  /// What whoever puts the screen together has to bring along.
  var parameters: [String] { source?.compositionParameters ?? [] }

  /// The same, where screens are opened.
  var arguments: [OpeningArgument] { source?.openingArguments ?? [] }

  /// The parts of the screen, made and connected.
  var parts: SourceText {
    let argument = source.map { "useCase: \($0.newUseCase)" } ?? ""
    return """
      let viewModel = \(screen.type(.viewModel))(\(argument))
      let view = \(screen.newView("viewModel: viewModel"))
      """
  }

  var factory: Draft.Declaration? { screen.factory(parts, parameters: parameters) }

  var viewModelTests: Draft.Declaration? {
    let tests = TestText(conventions: screen.conventions)
    func body(_ fake: String, _ line: String) -> SourceText {
      """
      let viewModel = \(screen.type(.viewModel))(\(source == nil ? "" : "useCase: \(fake)"))
      await viewModel.load()
      \(tests.equal("viewModel.lines", "[\(line)]"))
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
      .viewModel,
      of: screen.name,
      imports: screen.sampleImports,
      doubles: (source.map { [$0.fake] } ?? []) + screen.sampleDouble,
      cases: cases
    )
  }
}
