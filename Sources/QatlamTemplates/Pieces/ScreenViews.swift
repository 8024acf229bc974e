internal import QatlamDomain

/// How views are written with what an app shows screens with.
extension Screen {
  /// Whether screens print by a function that they are given.
  var isTerminal: Bool { conventions.screen == .terminal }

  /// Whether a screen has a router.
  var hasRouter: Bool { has(.router) && has(.routerContract) }

  /// The head of a view's class.
  func viewHead(promise: String?) -> SourceText {
    let base =
      switch host {
      case nil: isTerminal ? nil : "UIViewController"
      case .stack: "TerminalScene"
      case .console, .window: nil as String?
      }
    let promises = host == nil ? [base, promise] : [promise, base]
    let inherited = promises.compactMap(\.self).joined(separator: ", ")
    return SourceText(
      "@MainActor\nfinal class \(type(.view))\(inherited.isEmpty ? "" : ": \(inherited)") {"
    )
  }

  /// What a view shows with.
  var viewParts: SourceText {
    if host != nil { return hostedState }
    return isTerminal
      ? """
      private let show: (String) -> Void

      /// Shows lines by a function, such as `print`.
      init(show: @escaping (String) -> Void) {
        self.show = show
      }
      """
      : "private let label = UILabel()"
  }

  /// What the app's own frame asks of a view.
  var hostedState: SourceText {
    let navigation: SourceText =
      host == .stack
      ? """
      /// The stack that shows the scene.
      weak var navigation: (any TerminalNavigation)?
      """ : .none
    return """
      \(navigation)
      /// What is seen, line by line.
      private(set) var lines: [String] = []

      /// What a person may answer.
      var prompt: String { "r reload, Enter back, q quit: " }
      """
  }

  /// How a view begins; `loading` is a call that is awaited.
  func viewStart(loading: String, loadingWeakly: String) -> SourceText {
    if host != nil { return hostedStart(loading) }
    return isTerminal
      ? """
      /// Loads what there is, and shows it.
      func run() async {
        await \(loading)
      }
      """
      : """
      /// Lays the view out, and asks for what it shows.
      override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        Task { [weak self] in await \(loadingWeakly) }
      }
      """
  }

  private func hostedStart(_ loading: String) -> SourceText {
    let start: SourceText = """
      /// Asks for what it shows.
      func viewDidLoad() async {
        await \(loading)
      }
      """
    guard host == .window else {
      return """
        \(start)

        /// Turns an answer into an action: `r` loads again, all else leaves.
        func handle(_ answer: String) async {
          if answer == "r" {
            await viewDidLoad()
          } else {
            \(hasRouter ? "leave()" : "navigation?.pop()")
          }
        }
        """
    }
    return """
      \(start)

      /// Takes an answer and returns whether it meant something here: `r` loads again.
      func handle(_ answer: String) async -> Bool {
        guard answer == "r" else { \(hasRouter ? "return leave()" : "return false") }
        await viewDidLoad()
        return true
      }
      """
  }

  /// How a view shows a title and lines.
  func showing(title: String, lines: String) -> SourceText {
    switch host {
    case .window:
      return SourceText(
        "self.lines = ([\(title)] + \(lines).map { \"  \" + $0 }).map(\\.printable)"
      )
    case .stack, .console:
      return SourceText("self.lines = [\(title)] + \(lines).map { \"  \" + $0 }")
    case nil: break
    }
    return isTerminal
      ? """
      show(\(title))
      for line in \(lines) { show("  " + line) }
      """
      : """
      self.title = \(title)
      label.text = \(lines).joined(separator: "\\n")
      """
  }

  /// What a person does to leave.
  func leaveAction(calling call: String) -> SourceText {
    host == .window
      ? """
      private func leave() -> Bool {
        \(call)
        return true
      }
      """
      : """
      /// The person wants to leave.
      func leave() {
        \(call)
      }
      """
  }

  /// How a view is laid out.
  var layOut: SourceText {
    isTerminal || host != nil
      ? .none
      : """
      private func layOut() {
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
          label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
      }
      """
  }

  /// The expression of a view, with arguments before the screen's own.
  func newView(_ arguments: String...) -> String {
    let own = host == .console ? ["console: console"] : isTerminal ? ["show: show"] : []
    return "\(type(.view))(\((arguments + own).joined(separator: ", ")))"
  }
}
