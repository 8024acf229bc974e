internal import QatlamDomain

extension CleanApp {
  /// What the view models promise.
  var viewModelTests: GeneratedFile {
    test(
      "Presentation/ViewModelTests.swift",
      #"""
      import Foundation
      import Testing

      @testable import \#(app)

      @MainActor @Suite("A view model")
      struct ViewModelTests {
        private let wording = Wording(\#(hasDates ? "timeZone: .gmt" : ""))

        @Test func `publishes the list as the use case gives it`() async {
          let viewModel = list(.success([.sample(2), .sample(1)]))

          await viewModel.load()

          #expect(viewModel.\#(values) == [.sample(2), .sample(1)])
          #expect(viewModel.errorText == nil)
          #expect(!viewModel.isLoading)
        }

        @Test func `says why there is no list`() async {
          let viewModel = list(.failure(.gateway(.unreachable)))

          await viewModel.load()

          #expect(viewModel.\#(values).isEmpty)
          #expect(viewModel.failure == .gateway(.unreachable))
          #expect(viewModel.errorText == GatewayFailure.unreachable.errorDescription)
        }

        @Test func `deletes from the list`() async {
          let delete = FakeDelete\#(type)()
          let viewModel = list(.success([]), delete: delete)

          #expect(await viewModel.delete(.sample(1)))
          #expect(await delete.deleted == [\#(type).sample(1).id])
        }

        @Test func `saves a copy under a new identity and opens it`() async {
          let save = FakeSave\#(type)()
          let viewModel = detail(save: save)
          let copy = \#(type).sample(1).copy(id: \#(type).sample(9).id)

          #expect(await viewModel.copy())
          #expect(await save.saved == [copy])
          #expect(viewModel.\#(value) == copy)
        }

        @Test func `keeps what could not be copied or deleted`() async {
          let viewModel = detail(
            save: FakeSave\#(type)(failure: .gateway(.conflict)),
            delete: FakeDelete\#(type)(failure: .gateway(.notFound))
          )

          #expect(await !viewModel.copy())
          #expect(viewModel.failure == .gateway(.conflict))
          #expect(await !viewModel.delete())
          #expect(viewModel.failure == .gateway(.notFound))
          #expect(viewModel.\#(value) == .sample(1))
        }

        @Test func `has nothing open after deleting`() async {
          let delete = FakeDelete\#(type)()
          let viewModel = detail(delete: delete)

          #expect(await viewModel.delete())
          #expect(await delete.deleted == [\#(type).sample(1).id])
          #expect(viewModel.\#(value) == nil)
        }

        private func list(
          _ answer: Result<[\#(type)], DomainError>,
          delete: FakeDelete\#(type)? = nil
        ) -> \#(types)ViewModel {
          \#(types)ViewModel(
            get\#(types): FakeGet\#(types)(answer: answer),
            delete\#(type): delete ?? FakeDelete\#(type)(),
            wording: wording
          )
        }

        private func detail(
          save: FakeSave\#(type)? = nil,
          delete: FakeDelete\#(type)? = nil
        ) -> \#(type)ViewModel {
          \#(type)ViewModel(
            \#(value): .sample(1),
            save\#(type): save ?? FakeSave\#(type)(),
            delete\#(type): delete ?? FakeDelete\#(type)(),
            wording: wording,
            makeID: { \#(type).sample(9).id }
          )
        }
      }
      """#
    )
  }

  /// What the whole program promises.
  var programTests: GeneratedFile {
    test(
      "Whole/ProgramTests.swift",
      #"""
      import Testing

      @testable import \#(app)

      @MainActor @Suite("The program")
      struct ProgramTests {
        @Test func `shows the list and one of it, copies and deletes it`() async {
          let person = FakeConsole("1", "c", "d", "q")

          let status = await \#(app)Program.run(arguments: [], console: person.console)

          #expect(status == 0)
          #expect(person.output.hasPrefix("\#(model.entity.name.plural.title)\n1. \#(firstTitle)\n"))
          #expect(person.output.contains("\n  Id: \#(firstIdentity)\n"))
        }

        @Test func `ends where there is nothing more to read`() async {
          #expect(await \#(app)Program.run(arguments: [], console: FakeConsole().console) == 0)
        }

        @Test func `says why a server gives nothing`() async {
          let person = FakeConsole()

          let status = await \#(app)Program.run(
            arguments: ["--server", "http://127.0.0.1:9"],
            console: person.console
          )

          #expect(status == 0)
          #expect(person.output.contains("! The server cannot be reached"))
        }

        @Test(arguments: [["--offline"], ["--server"], ["--server", "nowhere"]])
        func `says what is wrong with its arguments`(arguments: [String]) async {
          let person = FakeConsole()

          #expect(await \#(app)Program.run(arguments: arguments, console: person.console) == 2)
          #expect(person.output.hasPrefix("\#(app): "))
        }
      }
      """#
    )
  }
}
