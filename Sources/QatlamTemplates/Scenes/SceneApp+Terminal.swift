internal import QatlamDomain

extension SceneApp {
  /// What a scene may ask of the stack.
  var navigation: GeneratedFile {
    source(
      "UI/TerminalNavigation.swift",
      #"""
      /// A stack of scenes of which the top one is seen: a terminal's navigation controller.
      @MainActor
      protocol TerminalNavigation: AnyObject {
        /// Puts a scene on top; it is started before it is seen.
        func push(_ scene: any TerminalScene)

        /// Takes the top scene away; without a scene the program ends.
        func pop()
      }
      """#
    )
  }

  /// What a terminal asks of a scene.
  var scene: GeneratedFile {
    source(
      "UI/TerminalScene.swift",
      #"""
      /// A scene's view on a terminal: what a view controller of UIKit is on a phone\#(mark("V2")).
      @MainActor
      protocol TerminalScene: AnyObject {
        /// The stack that shows the scene; held weakly, for the stack owns its scenes\#(mark("V11")).
        var navigation: (any TerminalNavigation)? { get set }

        /// What is seen, line by line.
        var lines: [String] { get }

        /// What a person may answer.
        var prompt: String { get }

        /// Starts the scene; called once, after `navigation` is set.
        func viewDidLoad() async

        /// Takes one answer while the scene is on top.
        func handle(_ answer: String) async
      }
      """#
    )
  }

  /// A scene that is offered.
  var menuEntry: GeneratedFile {
    source(
      "UI/MenuEntry.swift",
      #"""
      /// A scene that is offered below the first one.
      @MainActor
      struct MenuEntry {
        /// What it is called.
        let title: String
        /// Makes it anew.
        let scene: () -> any TerminalScene
      }
      """#
    )
  }

  /// Scenes on top of each other.
  var stack: GeneratedFile {
    source(
      "App/NavigationStack.swift",
      #"""
      /// The scenes on a console, the newest on top; hands it the answers and shows its lines.
      @MainActor
      final class NavigationStack: TerminalNavigation {
        private let console: Console
        private let menu: [MenuEntry]
        private var scenes: [any TerminalScene] = []
        private var started = 0

        /// Shows scenes on a console, and offers others below the first of them.
        init(console: Console, menu: [MenuEntry]) {
          self.console = console
          self.menu = menu
        }

        /// Puts a scene on top.
        func push(_ scene: any TerminalScene) {
          scenes.append(scene)
          scene.navigation = self
        }

        /// Takes the top scene away.
        func pop() {
          _ = scenes.popLast()
        }

        /// Shows scenes until none is left, the person quits, or there is nothing more to read.
        func run() async {
          while let scene = scenes.last {
            // A scene that is seen again was started before.
            if scenes.count > started { await scene.viewDidLoad() }
            started = scenes.count
            for line in scene.lines + offers { console.line(line) }
            guard let answer = console.ask(scene.prompt), answer != "q" else { break }
            if let entry = entry(for: answer) {
              push(entry.scene())
            } else {
              await scene.handle(answer)
            }
          }
          console.line()
        }

        private var offers: [String] {
          guard scenes.count == 1 else { return [] }
          return menu.enumerated().map { "m\($0.offset + 1). \($0.element.title)" }
        }

        private func entry(for answer: String) -> MenuEntry? {
          guard scenes.count == 1, answer.hasPrefix("m"), let number = Int(answer.dropFirst()),
            menu.indices.contains(number - 1)
          else { return nil }
          return menu[number - 1]
        }
      }
      """#
    )
  }

  /// Where a person reads and writes.
  var console: GeneratedFile {
    source(
      "App/Console.swift",
      #"""
      /// Where a person reads and writes, one line after the other.
      @MainActor
      struct Console {
        /// Writes a text as it is.
        let write: (String) -> Void
        /// Returns the next line, or `nil` where there will be none.
        let read: () -> String?

        /// Writes one line; what would steer a terminal is shown as a dot.
        func line(_ text: String = "") {
          let harmless = text.map { character in
            character.unicodeScalars.contains { $0.properties.generalCategory == .control }
              ? "·" : String(character)
          }
          write(harmless.joined() + "\n")
        }

        /// Asks for a line; blanks in it do not count.
        func ask(_ question: String) -> String? {
          write(question)
          return read().map { $0.filter { !$0.isWhitespace } }
        }
      }
      """#
    )
  }
}
