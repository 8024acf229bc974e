internal import QatlamDomain

extension SceneApp {
  /// Entities for tests.
  var samples: GeneratedFile { samplesFile(in: "Doubles") }

  /// A directory in memory.
  var fakeDirectory: GeneratedFile {
    test(
      "Doubles/Fake\(type)Directory.swift",
      #"""
      \#(identityImport)

      @testable import \#(app)

      /// Keeps \#(phrases) in memory, or fails.
      struct Fake\#(type)Directory: \#(types)Directory {
        var list: [\#(type)] = []
        var failure: DirectoryFailure?

        func \#(values)() async throws(DirectoryFailure) -> [\#(type)] {
          if let failure { throw failure }
          return list
        }

        func \#(value)(id: \#(identity)) async throws(DirectoryFailure) -> \#(type) {
          if let failure { throw failure }
          guard let found = list.first(where: { $0.id == id }) else { throw .notFound }
          return found
        }
      }
      """#
    )
  }

  /// A person whose lines are known before.
  var fakeConsole: GeneratedFile {
    test(
      "Doubles/FakeConsole.swift",
      #"""
      @testable import \#(app)

      /// A person who types lines that are known before, and reads everything.
      @MainActor
      final class FakeConsole {
        private(set) var output = ""
        private var lines: [String]

        init(_ lines: String...) {
          self.lines = lines
        }

        /// The console that this person sits at.
        var console: Console {
          Console(
            write: { self.output += $0 },
            read: { self.lines.isEmpty ? nil : self.lines.removeFirst() }
          )
        }
      }
      """#
    )
  }

  /// What directories promise.
  var directoryTests: GeneratedFile {
    test(
      "Services/\(type)DirectoryTests.swift",
      #"""
      import Foundation
      import Testing

      @testable import \#(app)

      @Suite("A directory of \#(phrases)")
      struct \#(type)DirectoryTests {
        @Test func `inside the program has every sample`() async throws {
          let directory = Embedded\#(type)Directory()

          let list = try await directory.\#(values)()
          let samples = (1...5).map(\#(type).sample)

          #expect(list == samples)
          for sample in samples {
            #expect(try await directory.\#(value)(id: sample.id) == sample)
          }
          await #expect(throws: DirectoryFailure.notFound) {
            try await directory.\#(value)(id: \#(type).sample(9).id)
          }
        }

        @Test func `at a server says that nobody answers`() async throws {
          let address = try #require(URL(string: "http://127.0.0.1:9"))
          let directory = HTTP\#(type)Directory(server: JSONServer(baseURL: address))

          await #expect(throws: DirectoryFailure.unreachable(place: "http://127.0.0.1:9")) {
            try await directory.\#(values)()
          }
        }

        @Test func `at a server reads its records`() throws {
          let json = """
            \#(jsonLines)
            """

          let record = try \#(decoder).decode(\#(type)Record.self, from: Data(json.utf8))

          #expect(record.entity == .sample(1))
        }
      }
      """#
    )
  }

  /// What the whole app promises.
  var appTests: GeneratedFile {
    test(
      "App/AppTests.swift",
      #"""
      import Foundation
      import Testing

      @testable import \#(app)

      @MainActor
      @Suite("The app")
      struct AppTests {
        @Test func `shows the list, one of it, and the list again`() async {
          let person = FakeConsole("1", "", "q")

          let status = await \#(app)App.run(arguments: [], console: person.console)

          #expect(status == 0)
          #expect(person.output.hasPrefix("\#(model.entity.name.plural.title)\n1. \#(firstTitle)\n2. "))
          #expect(person.output.contains("\n  Id: \#(firstIdentity)\n"))
          #expect(person.output.components(separatedBy: "Number, r reload").count == 3)
        }

        @Test func `frees a scene when nobody shows it any more`() {
          \#(freedScene)
        }

        @Test func `ends where there is nothing more to read`() async {
          #expect(await \#(app)App.run(arguments: [], console: FakeConsole().console) == 0)
        }

        @Test(arguments: [["--offline"], ["--server"], ["--server", "nowhere"]])
        func `says what is wrong with its arguments`(arguments: [String]) async {
          let person = FakeConsole()

          #expect(await \#(app)App.run(arguments: arguments, console: person.console) == 2)
          #expect(person.output.hasPrefix("\#(app): "))
        }
      }
      """#
    )
  }
}
