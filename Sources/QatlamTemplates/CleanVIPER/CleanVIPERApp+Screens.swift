internal import QatlamDomain

extension CleanVIPERApp {
  /// A screen's life.
  var terminalScreen: GeneratedFile {
    source(
      "App/CompositionRoot/Screens/TerminalScreen.swift",
      #"""
      /// What the factories hand out and the router pushes.
      typealias Screen = any TerminalScreen

      /// What screens are pushed onto.
      typealias ScreenStack = TerminalScreenStack

      /// A screen with the life cycle of the document's view controllers, for the terminal (R14, R16).
      @MainActor
      protocol TerminalScreen: AnyObject {
        /// What is seen, line by line.
        var lines: [String] { get }

        /// What a person may answer.
        var prompt: String { get }

        /// The screen has been put in place and is empty; called once.
        func viewDidLoad() async

        /// Takes an answer and returns whether it meant something.
        func handle(_ answer: String) async -> Bool
      }
      """#
    )
  }

  /// The screens beside the first one.
  var menu: GeneratedFile {
    source(
      "App/CompositionRoot/Menu.swift",
      #"""
      /// The screens that a person can go to from the first one, besides those it opens itself.
      @MainActor
      struct Menu {
        /// Builds what answers requests.
        let clients: NetworkClientFactory

        /// In the order in which they are offered; `qatlam new` adds its screens here.
        var entries: [MenuEntry] {
          []
        }
      }
      """#
    )
  }

  /// A screen that is offered.
  var menuEntry: GeneratedFile {
    source(
      "App/CompositionRoot/Screens/MenuEntry.swift",
      #"""
      /// A screen that is offered below the first one.
      @MainActor
      struct MenuEntry {
        /// What it is called.
        let title: String
        /// Builds it anew, to be pushed onto a stack.
        let make: (ScreenStack) -> Screen
      }
      """#
    )
  }

  /// Screens on top of each other (R17).
  var terminalStack: GeneratedFile {
    source(
      "App/CompositionRoot/Screens/TerminalScreenStack.swift",
      #"""
      /// Screens on top of each other, of which the top one is seen: the terminal's navigation (R17).
      ///
      /// Its operations have UIKit's names, so that the router is the same on every platform.
      @MainActor
      final class TerminalScreenStack {
        /// The screens from the bottom to the top, at least one.
        private(set) var viewControllers: [any TerminalScreen]

        /// Creates a stack of one screen.
        init(rootViewController: any TerminalScreen) {
          viewControllers = [rootViewController]
        }

        /// The screen that is seen.
        var topViewController: (any TerminalScreen)? {
          viewControllers.last
        }

        /// Puts a screen on top; a terminal has no animations.
        func pushViewController(_ screen: any TerminalScreen, animated: Bool) {
          viewControllers.append(screen)
        }

        /// Drops the top screen, unless it is the last one, and returns whether it did.
        @discardableResult
        func popViewController(animated: Bool) -> Bool {
          guard viewControllers.count > 1 else { return false }
          viewControllers.removeLast()
          return true
        }
      }
      """#
    )
  }

  /// What shows the top screen (R14).
  var terminalWindow: GeneratedFile {
    source(
      "App/CompositionRoot/Screens/TerminalWindow.swift",
      #"""
      /// Shows the top screen of a stack and brings it the answers (R14).
      @MainActor
      final class TerminalWindow {
        /// The screens that are shown.
        var rootViewController: ScreenStack?

        private let console: Console
        private let menu: [MenuEntry]
        private var depth = 0

        /// Creates a window that covers a console, and offers screens below the first one.
        init(console: Console, menu: [MenuEntry]) {
          self.console = console
          self.menu = menu
        }

        /// Shows screens until the user quits or there is nothing more to read.
        func run() async {
          guard let stack = rootViewController else { return }
          while let screen = stack.topViewController {
            // A screen that is seen again has been loaded before.
            if stack.viewControllers.count > depth { await screen.viewDidLoad() }
            depth = stack.viewControllers.count
            for line in screen.lines + offers { console.line(line) }
            guard let answer = console.ask(screen.prompt), answer != "q" else { break }
            if let entry = entry(for: answer) {
              stack.pushViewController(entry.make(stack), animated: true)
              continue
            }
            if await !screen.handle(answer) { stack.popViewController(animated: true) }
          }
          console.line()
        }

        private var offers: [String] {
          guard depth == 1 else { return [] }
          return menu.enumerated().map { "m\($0.offset + 1). \($0.element.title)" }
        }

        private func entry(for answer: String) -> MenuEntry? {
          guard depth == 1, answer.hasPrefix("m"), let number = Int(answer.dropFirst()),
            menu.indices.contains(number - 1)
          else { return nil }
          return menu[number - 1]
        }
      }
      """#
    )
  }
}
