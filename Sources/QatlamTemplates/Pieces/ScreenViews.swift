internal import QatlamDomain

/// How views and routers are written with what an app shows screens with.
extension Screen {
  private var isTerminal: Bool { conventions.screen == .terminal }

  /// The head of a view's class.
  func viewHead(promise: String?) -> SourceText {
    let promises = (isTerminal ? [] : ["UIViewController"]) + (promise.map { [$0] } ?? [])
    let inherited = promises.isEmpty ? "" : ": " + promises.joined(separator: ", ")
    return SourceText("@MainActor\nfinal class \(type(.view))\(inherited) {")
  }

  /// What a view shows with.
  var viewParts: SourceText {
    isTerminal
      ? """
      private let show: (String) -> Void

      /// Shows lines by a function, such as `print`.
      init(show: @escaping (String) -> Void) {
        self.show = show
      }
      """
      : "private let label = UILabel()"
  }

  /// How a view begins; `loading` is a call that is awaited.
  func viewStart(loading: String, loadingWeakly: String) -> SourceText {
    isTerminal
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

  /// How a view shows a title and lines.
  func showing(title: String, lines: String) -> SourceText {
    isTerminal
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
    """
    /// The person wants to leave.
    func leave() {
      \(call)
    }
    """
  }

  /// How a view is laid out.
  var layOut: SourceText {
    isTerminal
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

  /// What a router moves.
  var routerPlace: SourceText {
    isTerminal
      ? "private let leave: () -> Void"
      : """
      /// The view that others are shown over; weak, for the view owns the router.
      weak var viewController: UIViewController?
      """
  }

  var routerInitializer: SourceText {
    isTerminal
      ? """
      /// Leaves the screen by a function.
      init(leave: @escaping () -> Void) {
        self.leave = leave
      }
      """ : .none
  }

  /// How a router moves back.
  var leaving: SourceText {
    isTerminal
      ? "leave()"
      : "viewController?.navigationController?.popViewController(animated: true)"
  }

  /// The expression of a router.
  var newRouter: String { isTerminal ? "\(type(.router))(leave: leave)" : "\(type(.router))()" }

  /// How a router learns its view.
  var routerPlacing: SourceText { isTerminal ? .none : "router.viewController = viewController" }

  /// The expression of a view, with arguments before the screen's own.
  func newView(_ arguments: String...) -> String {
    let all = arguments + (isTerminal ? ["show: show"] : [])
    return "\(type(.view))(\(all.joined(separator: ", ")))"
  }

  /// What a factory is given: how to show, and how to leave.
  var factoryParameters: String {
    guard isTerminal else { return "" }
    let leave = has(.router) && has(.routerContract) ? ", leave: @escaping () -> Void" : ""
    return "show: @escaping (String) -> Void\(leave)"
  }
}
