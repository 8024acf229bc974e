internal import QatlamDomain

extension CleanApp {
  /// The one place where types are put together (C18).
  var container: GeneratedFile {
    source(
      "DI/Container.swift",
      #"""
      import Foundation

      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      /// The one place where concrete types are put together (C18).
      @MainActor struct Container {
        private let source: Settings.Source
        private let console: Console
        private let wording: Wording
        private let gateway: any \#(type)GatewayProtocol

        /// Puts the data layer together; nothing is asked before it is used.
        init(settings: Settings, console: Console\#(hasDates ? ", timeZone: TimeZone" : "")) {
          source = settings.source
          self.console = console
          wording = Wording(\#(hasDates ? "timeZone: timeZone" : ""))
          let offline = \#(embeddedClient("\(type)DTO.samples"))
          let client = Self.client(for: settings.source, offline: offline)
          gateway = \#(type)Gateway(api: \#(type)API(client: client))
        }

        /// Returns the view that the app begins with.
        func \#(camels)View() -> \#(types)View {
          \#(types)View(
            viewModel: \#(camels)ViewModel(),
            console: console,
            menu: Menu(container: self).entries,
            open: { await \#(camel)View(of: $0).run() }
          )
        }

        /// Returns the view of one \#(phrase).
        func \#(camel)View(of \#(value): \#(type)) -> \#(type)View {
          \#(type)View(viewModel: \#(camel)ViewModel(of: \#(value)), console: console)
        }

        /// Returns the view model of the list.
        func \#(camels)ViewModel() -> \#(types)ViewModel {
          \#(types)ViewModel(
            get\#(types): Get\#(types)(gateway: gateway),
            delete\#(type): Delete\#(type)(gateway: gateway),
            wording: wording
          )
        }

        /// Returns the view model of one \#(phrase).
        func \#(camel)ViewModel(of \#(value): \#(type)) -> \#(type)ViewModel {
          \#(type)ViewModel(
            \#(value): \#(value),
            save\#(type): Save\#(type)(gateway: gateway),
            delete\#(type): Delete\#(type)(gateway: gateway),
            wording: wording,
            makeID: { \#(newIdentity) }
          )
        }

        private static func client(
          for source: Settings.Source,
          offline: any HTTPClientProtocol
        ) -> any HTTPClientProtocol {
          switch source {
          case .embedded:
            return offline
          case .server(let address):
            let configuration = URLSessionConfiguration.ephemeral
            configuration.timeoutIntervalForRequest = 10
            configuration.httpShouldSetCookies = false
            let session = URLSession(
              configuration: configuration,
              delegate: DetourRefusal(),
              delegateQueue: nil
            )
            return URLSessionHTTPClient(session: session, baseURL: address)
          }
        }
      }
      """#
    )
  }

  /// The screens beside the first one.
  var menu: GeneratedFile {
    source(
      "DI/Menu.swift",
      #"""
      /// The screens that a person can go to from the first one, besides those it opens itself.
      @MainActor struct Menu {
        /// Makes the screens.
        let container: Container

        /// In the order in which they are offered; `qatlam new` adds its screens here.
        var entries: [MenuEntry] {
          []
        }
      }
      """#
    )
  }

  /// The command line.
  var settings: GeneratedFile {
    source(
      "DI/Settings.swift",
      #"""
      import Foundation

      /// What the person asked for on the command line.
      struct Settings: Hashable, Sendable {
        /// Where \#(phrases) come from.
        enum Source: Hashable, Sendable {
          /// The samples inside the app; no network.
          case embedded
          /// The server at this address.
          case server(URL)
        }

        /// Where \#(phrases) come from.
        var source = Source.embedded

        /// Reads the words behind the program's name.
        ///
        /// - Throws: `Misuse` where they make no sense.
        init(arguments: [String]) throws(Misuse) {
          guard !arguments.isEmpty else { return }
          guard arguments.first == "--server", arguments.count == 2 else {
            throw Misuse(text: "use no arguments, or --server URL")
          }
          guard let url = URL(string: arguments[1]), ["http", "https"].contains(url.scheme),
            url.host() != nil
          else { throw Misuse(text: "'\(arguments[1])' is no web address: write http://HOST:PORT") }
          source = .server(url)
        }
      }

      /// Arguments that make no sense, and what to write instead.
      struct Misuse: Error, Hashable, Sendable {
        /// A sentence for the person who wrote them.
        let text: String
      }
      """#
    )
  }

  /// The program itself.
  var program: GeneratedFile {
    source(
      "DI/\(app)Program.swift",
      #"""
      import Foundation

      /// The program `\#(app)`, from its arguments to its exit status.
      @main @MainActor struct \#(app)Program {
        /// Runs the program in this process.
        static func main() async {
          let console = Console(
            write: { FileHandle.standardOutput.write(Data($0.utf8)) },
            read: { readLine() }
          )
          let arguments = Array(CommandLine.arguments.dropFirst())
          exit(await run(arguments: arguments, console: console))
        }

        /// Runs the program; everything it reads and writes goes through the console.
        ///
        /// - Returns: The exit status: 0 done, 2 misuse.
        static func run(arguments: [String], console: Console) async -> Int32 {
          do throws(Misuse) {
            let settings = try Settings(arguments: arguments)
            let container = Container(settings: settings, console: console\#(hasDates ? ", timeZone: .current" : ""))
            await container.\#(camels)View().run()
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
}
