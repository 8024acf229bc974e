internal import QatlamDomain

extension VIPERApp {
  /// What the list's interactor promises.
  var listInteractorTests: GeneratedFile {
    test(
      "\(types)/\(types)InteractorTests.swift",
      #"""
      import Testing

      @testable import \#(app)

      @MainActor
      @Suite("The list's interactor")
      struct \#(types)InteractorTests {
        private let output = \#(types)OutputSpy()

        @Test func `hands the list on in order`() async {
          await fetch(from: Fake\#(type)Directory(list: [.sample(2), .sample(1)]))

          #expect(output.lists == [[.sample(1), .sample(2)]])
          #expect(output.failures.isEmpty)
        }

        @Test func `says why there is no list`() async {
          await fetch(from: Fake\#(type)Directory(failure: .busy(seconds: 3)))

          #expect(output.lists.isEmpty)
          #expect(output.failures == [.busy(seconds: 3)])
        }

        private func fetch(from directory: Fake\#(type)Directory) async {
          let interactor = \#(types)Interactor(directory: directory)
          interactor.output = output
          await interactor.fetchList()
        }
      }
      """#
    )
  }

  /// What the list's presenter promises.
  var listPresenterTests: GeneratedFile {
    test(
      "\(types)/\(types)PresenterTests.swift",
      #"""
      import Testing

      @testable import \#(app)

      @MainActor
      @Suite("The list's presenter")
      struct \#(types)PresenterTests {
        private let interactor = \#(types)InteractorSpy()
        private let router = \#(types)RouterSpy()
        private let view = \#(types)ViewSpy()

        @Test func `asks for the list when the view is there, and again when told to`() async {
          let presenter = presenter()

          await presenter.viewDidLoad()
          await presenter.didRefresh()

          #expect(interactor.fetches == 2)
        }

        @Test func `has one row for each`() {
          presenter().didFetch(list: [.sample(1), .sample(2)])

          #expect(view.rows.count == 2)
          #expect(view.rows.first == "\#(firstTitle)")
          #expect(view.failures.isEmpty)
        }

        @Test func `opens the row that was chosen, and no other`() {
          let presenter = presenter()
          presenter.didFetch(list: [.sample(1), .sample(2)])

          for row in [1, 2, -1] { presenter.didSelect(row: row) }

          #expect(router.opened == [.sample(2)])
        }

        @Test(arguments: [
          DirectoryFailure.notFound,
          .unreachable(place: "there"), .timedOut(place: "there"),
          .busy(seconds: nil), .busy(seconds: 3), .refused(status: 418), .broken(status: 500),
          .unreadable(place: "there"),
        ])
        func `has words for every failure`(failure: DirectoryFailure) {
          presenter().didFail(failure)

          #expect(view.failures.map(\.isEmpty) == [false])
        }

        @Test func `does not keep its view alive`() {
          let presenter = presenter()
          do {
            let view = \#(types)ViewSpy()
            presenter.view = view
          }

          #expect(presenter.view == nil)
        }

        private func presenter() -> \#(types)Presenter {
          let presenter = \#(types)Presenter(interactor: interactor, router: router)
          presenter.view = view
          return presenter
        }
      }
      """#
    )
  }

  /// What the module of one promises.
  var detailTests: GeneratedFile {
    test(
      "\(type)/\(type)ModuleTests.swift",
      #"""
      \#(hasDates ? "import Foundation" : .none)
      import Testing

      @testable import \#(app)

      @MainActor
      @Suite("The module of one")
      struct \#(type)ModuleTests {
        private let output = \#(type)OutputSpy()
        private let router = \#(type)RouterSpy()
        private let view = \#(type)ViewSpy()

        @Test func `brings what the directory keeps`() async {
          await fetch(from: Fake\#(type)Directory(list: [.sample(1)]))

          #expect(output.fetched == [.sample(1)])
          #expect(output.failures.isEmpty)
        }

        @Test func `says that there is none`() async {
          await fetch(from: Fake\#(type)Directory())

          #expect(output.fetched.isEmpty)
          #expect(output.failures == [.notFound])
        }

        @Test func `words what it shows, and goes back`() {
          let interactor = \#(type)InteractorSpy()
          let presenter = \#(type)Presenter(interactor: interactor, router: router\#(lastZoneArgument("gmt")))
          presenter.view = view

          presenter.didFetch(.sample(1))
          presenter.didFail(.notFound)
          presenter.didLeave()

          #expect(view.titles == ["\#(firstTitle)"])
          #expect(view.rows.last == "Id: \#(firstIdentity)")
          #expect(view.failures == ["It is not there any more."])
          #expect(router.closings == 1)
        }

        private func fetch(from directory: Fake\#(type)Directory) async {
          let interactor = \#(type)Interactor(id: \#(type).sample(1).id, directory: directory)
          interactor.output = output
          await interactor.fetch()
        }
      }
      """#
    )
  }
}
