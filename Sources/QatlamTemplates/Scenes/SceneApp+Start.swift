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
        /// What the person asked for.
        let arguments: [String]

        /// The place that keeps the \#(phrases): inside the program, or at a server.
        ///
        /// - Throws: `Misuse` where the arguments make no sense.
        func directory() throws(Misuse) -> any \#(type)Directory {
          guard !arguments.isEmpty else { return Embedded\#(type)Directory() }
          guard arguments.first == "--server", arguments.count == 2 else {
            throw Misuse(text: "use no arguments, or --server URL")
          }
          guard let url = URL(string: arguments[1]), ["http", "https"].contains(url.scheme),
            url.host() != nil
          else { throw Misuse(text: "'\(arguments[1])' is no web address: write http://HOST") }
          return HTTP\#(type)Directory(baseURL: url)
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
            let directory = try Composition(arguments: arguments).directory()
            let stack = NavigationStack(console: console)
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
