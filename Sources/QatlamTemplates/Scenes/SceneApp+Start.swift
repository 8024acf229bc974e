internal import QatlamDomain

extension SceneApp {
  /// The command line.
  var composition: GeneratedFile {
    source(
      "App/Composition.swift",
      #"""
      import Foundation

      /// Puts concrete parts together; the one place that picks them\#(mark("V9")).
      struct Composition {
        /// The server that everything comes from; none where it comes from inside the program.
        let server: JSONServer?

        /// Reads the words behind the program's name.
        ///
        /// - Throws: `Misuse` where they make no sense.
        init(arguments: [String]) throws(Misuse) {
          guard !arguments.isEmpty else {
            server = nil
            return
          }
          guard arguments.first == "--server", arguments.count == 2 else {
            throw Misuse(text: "use no arguments, or --server URL")
          }
          guard let url = URL(string: arguments[1]), ["http", "https"].contains(url.scheme),
            url.host() != nil
          else { throw Misuse(text: "'\(arguments[1])' is no web address: write http://HOST") }
          server = JSONServer(baseURL: url)
        }

        /// Returns the place that keeps the \#(phrases).
        func \#(camel)Directory() -> any \#(types)Directory {
          guard let server else { return Embedded\#(type)Directory() }
          return HTTP\#(type)Directory(server: server)
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

  /// The scenes beside the first one.
  var menu: GeneratedFile {
    source(
      "App/Menu.swift",
      #"""
      /// The scenes that a person can go to from the first one, besides those it opens itself.
      @MainActor
      struct Menu {
        /// Makes what scenes work with.
        let composition: Composition

        /// In the order in which they are offered; `qatlam new` adds its scenes here.
        var entries: [MenuEntry] {
          []
        }
      }
      """#
    )
  }

  /// The program itself.
  var program: GeneratedFile {
    source(
      "App/\(app)App.swift",
      #"""
      import Foundation

      /// The program `\#(app)`, from its arguments to its exit status.
      @main
      @MainActor
      struct \#(app)App {
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
            let composition = try Composition(arguments: arguments)
            let directory = composition.\#(camel)Directory()
            let stack = NavigationStack(
              console: console,
              menu: Menu(composition: composition).entries
            )
            stack.push(\#(firstScene))
            await stack.run()
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
