internal import QatlamDomain

/// How a person comes to a screen.
extension Screen {
  /// What is told to the app's menu, and to a person where the app has none.
  ///
  /// `arguments`: What whoever opens the screen gives to what puts it together, besides the screen's own; one whose value is
  /// not known at that place makes the way uncertain.
  func opening(arguments: [OpeningArgument]) -> (insertions: [Insertion], steps: [String]) {
    let expression = making(arguments)
    guard let ground = Grounds.ground(of: conventions) else {
      return ([], [shown(expression)])
    }
    let entry = ground.menuEntry(
      title: title,
      opening: host == .console ? "await \(expression).run()" : expression
    )
    guard arguments.allSatisfy({ $0.value != nil }) else {
      let lines = Insertion(
        type: "",
        members: [],
        text: entry.text,
        purpose: "the way to it, in 'Menu.entries'"
      )
      return ([lines], [])
    }
    return ([entry], [])
  }

  /// The expression that makes the screen, where it is opened.
  private func making(_ arguments: [OpeningArgument]) -> String {
    let own = arguments.map { "\($0.label): \($0.value ?? $0.label)" }
    let shown = factoryParameters.map { parameter in
      let label = String(parameter.prefix { $0 != ":" })
      return host == .window
        ? "\(label): \(label)" : label == "show" ? "show: { print($0) }" : "leave: {}"
    }
    let all = (own + shown).joined(separator: ", ")
    if has(.factory) { return "\(type(.factory)).make(\(all))" }
    // A scene of VIP that no factory puts together puts itself together.
    if conventions.style == "vip" { return "\(type(.view))(\(all))" }
    guard let container = conventions.container else { return "\(containerFunction)(\(all))" }
    return
      "\(container.prefix(1).lowercased() + container.dropFirst()).\(containerFunction)(\(all))"
  }

  private func shown(_ expression: String) -> String {
    switch conventions.screen {
    case .uiKit:
      "show the screen: navigationController?.pushViewController(\(expression), animated: true)"
    case .swiftUI: "show the screen: NavigationLink(\"\(title)\") { \(expression) }"
    case .terminal, .hosted: "show the screen: await \(expression).run()"
    }
  }
}

/// What is given to what puts a screen together.
struct OpeningArgument {
  let label: String
  /// The expression where screens are opened; `nil` where it is not known.
  let value: String?
}
