internal import QatlamDomain

extension CleanVIPERApp {
  /// The start (R14).
  var appDelegate: GeneratedFile {
    source(
      "App/AppDelegate.swift",
      #"""
      import Foundation

      /// The app's start in the terminal: one command, one exit status (R14).
      @main
      @MainActor
      struct AppDelegate {
        /// Runs the app in this process.
        static func main() async {
          let console = Console(
            write: { FileHandle.standardOutput.write(Data($0.utf8)) },
            read: { readLine() }
          )
          let arguments = Array(CommandLine.arguments.dropFirst())
          exit(await AppDelegate().run(arguments: arguments, console: console))
        }

        /// Runs the app; everything it reads and writes goes through the console.
        ///
        /// - Returns: The exit status: 0 done, 2 misuse.
        func run(arguments: [String], console: Console) async -> Int32 {
          do throws(ArgumentFault) {
            let clients = NetworkClientFactory(source: try AppSettings(arguments: arguments).source)
            let home = HomeFactory { clients.create(offline: \#(type)Sample().answers) }
            let scene = SceneDelegate(factory: home, menu: Menu(clients: clients).entries)
            scene.scene(willConnectTo: console)
            await scene.window?.run()
            return 0
          } catch {
            console.line("\#(app): " + error.text)
            return 2
          }
        }
      }
      """#
    )
  }

  /// What makes the list the root (R14).
  var sceneDelegate: GeneratedFile {
    source(
      "App/SceneDelegate.swift",
      #"""
      /// Puts the list's module into the window, which is the whole terminal (R14).
      @MainActor
      final class SceneDelegate {
        /// The scene's window, once it is connected.
        private(set) var window: TerminalWindow?

        private let factory: HomeFactory
        private let menu: [MenuEntry]

        /// Creates a scene that shows what a factory builds, and offers screens below it.
        init(factory: HomeFactory, menu: [MenuEntry]) {
          self.factory = factory
          self.menu = menu
        }

        /// Asks the factory for the list's screen and makes it the window's root (R14).
        func scene(willConnectTo console: Console) {
          let window = TerminalWindow(console: console, menu: menu)
          window.rootViewController = factory.create()
          self.window = window
        }
      }
      """#
    )
  }

  /// The command line.
  var appSettings: GeneratedFile {
    source(
      "App/AppSettings.swift",
      #"""
      import Foundation

      /// What the user has chosen for this run.
      struct AppSettings: Hashable, Sendable {
        /// Where \#(phrases) come from.
        enum Source: Hashable, Sendable {
          /// A server that speaks the API, at this base address.
          case server(URL)
          /// The sample inside the program.
          case sample
        }

        /// Where \#(phrases) come from.
        var source = Source.sample

        /// Reads the words behind the program's name.
        ///
        /// - Throws: When they make no sense.
        init(arguments: [String]) throws(ArgumentFault) {
          guard !arguments.isEmpty else { return }
          guard arguments.first == "--server", arguments.count == 2 else {
            throw ArgumentFault(text: "use no arguments, or --server URL")
          }
          guard let url = URL(string: arguments[1]), ["http", "https"].contains(url.scheme),
            url.host() != nil
          else { throw ArgumentFault(text: "'\(arguments[1])' is no web address, such as http://HOST") }
          source = .server(url)
        }
      }

      /// Arguments that make no sense, and what to write instead.
      struct ArgumentFault: Error, Hashable, Sendable {
        /// A sentence for the person who wrote them.
        let text: String
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

        /// Writes one line.
        func line(_ text: String = "") {
          write(text + "\n")
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

  /// The failures in English.
  var failureWords: GeneratedFile {
    source(
      "App/\(type)Failure+English.swift",
      #"""
      extension \#(type)Failure {
        /// The failure as an English sentence.
        var english: String {
          switch self {
          case .unreachable: "The server cannot be reached."
          case .timedOut: "The server did not answer in time."
          case .interrupted: "The connection broke before the answer was complete."
          case .cancelled: "The request was cancelled."
          case .notFound: "There is no such \#(value)."
          case .busy(let seconds?): "The server is busy and asks to wait \(seconds) s."
          case .busy(nil): "The server is busy."
          case .serverFailed(let status): "The server failed (status \(status))."
          case .refused(let status, let reason?): "The server refused (status \(status)): \(reason)"
          case .refused(let status, nil): "The server refused the request (status \(status))."
          case .unreadable(let place): "The answer makes no sense at “\(place)”."
          case .invalidAddress(let address): "The address “\(address)” is not valid."
          }
        }
      }
      """#
    )
  }
}
