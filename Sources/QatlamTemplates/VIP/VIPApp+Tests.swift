internal import QatlamDomain

extension VIPApp {
  /// What the list's interactor promises.
  var listInteractorTests: GeneratedFile {
    test(
      "\(types)Scene/\(types)InteractorTests.swift",
      #"""
      import Testing

      @testable import \#(app)

      @MainActor
      @Suite("The list's interactor")
      struct \#(types)InteractorTests {
        private let presenter = \#(types)PresenterSpy()
        private let router = \#(types)RouterSpy()

        @Test func `hands the list on in order`() async {
          let interactor = interactor(list: [.sample(2), .sample(1)])

          await interactor.fetchList(request: .init())

          #expect(presenter.responses == [.list([.sample(1), .sample(2)])])
        }

        @Test func `says why there is no list`() async {
          let interactor = interactor(failure: .busy(seconds: 3))

          await interactor.fetchList(request: .init())

          #expect(presenter.responses == [.failed(.busy(seconds: 3))])
        }

        @Test func `opens the row that was chosen, and no other`() async {
          let interactor = interactor(list: [.sample(1), .sample(2)])
          await interactor.fetchList(request: .init())

          for index in [1, 2, -1] { interactor.open(request: .init(index: index)) }

          #expect(router.routed == [.sample(2)])
        }

        private func interactor(
          list: [\#(type)] = [],
          failure: DirectoryFailure? = nil
        ) -> \#(types)Interactor {
          let directory = Fake\#(type)Directory(list: list, failure: failure)
          let interactor = \#(types)Interactor(worker: \#(types)Worker(directory: directory))
          interactor.presenter = presenter
          interactor.router = router
          return interactor
        }
      }
      """#
    )
  }

  /// What the list's presenter promises.
  var listPresenterTests: GeneratedFile {
    test(
      "\(types)Scene/\(types)PresenterTests.swift",
      #"""
      import Testing

      @testable import \#(app)

      @MainActor
      @Suite("The list's presenter")
      struct \#(types)PresenterTests {
        private let view = \#(types)ViewSpy()

        @Test func `has one row for each`() {
          presenter().presentList(response: .list([.sample(1), .sample(2)]))

          #expect(view.viewModels.map(\.rows.count) == [2])
          #expect(view.viewModels.first?.rows.first == "\#(firstTitle)")
          #expect(view.viewModels.first?.notice == "")
        }

        @Test(arguments: [
          DirectoryFailure.notFound,
          .unreachable(place: "there"), .timedOut(place: "there"),
          .busy(seconds: nil), .busy(seconds: 3), .refused(status: 418), .broken(status: 500),
          .unreadable(place: "there"),
        ])
        func `has words for every failure`(failure: DirectoryFailure) {
          presenter().presentList(response: .failed(failure))

          #expect(view.viewModels.map(\.rows) == [[]])
          #expect(view.viewModels.first?.notice.isEmpty == false)
        }

        @Test func `does not keep its view alive`() {
          let presenter = \#(types)Presenter()
          do {
            let view = \#(types)ViewSpy()
            presenter.viewController = view
          }

          #expect(presenter.viewController == nil)
        }

        private func presenter() -> \#(types)Presenter {
          let presenter = \#(types)Presenter()
          presenter.viewController = view
          return presenter
        }
      }
      """#
    )
  }

  /// What the list's view promises.
  var listViewTests: GeneratedFile {
    test(
      "\(types)Scene/\(types)ViewControllerTests.swift",
      #"""
      import Testing

      @testable import \#(app)

      @MainActor
      @Suite("The list's view")
      struct \#(types)ViewControllerTests {
        private let interactor = \#(types)InteractorSpy()

        @Test func `asks for the list when it is there, and again when it is told to`() async {
          let view = view()

          await view.viewDidLoad()
          await view.handle("r")
          await view.handle("?")

          #expect(interactor.fetches == 2)
          #expect(interactor.opened.isEmpty)
        }

        @Test func `tells which row was chosen`() async {
          await view().handle("2")

          #expect(interactor.opened == [1])
        }

        @Test func `keeps its rows where nothing new came`() {
          let view = view()

          view.displayList(viewModel: .init(rows: ["A"], notice: ""))
          view.displayList(viewModel: .init(rows: [], notice: "Later."))

          #expect(view.lines.dropFirst() == ["1. A", "! Later."])
        }

        private func view() -> \#(types)ViewController {
          let view = \#(types)ViewController()
          view.interactor = interactor
          return view
        }
      }
      """#
    )
  }

  /// What the scene of one promises.
  var detailTests: GeneratedFile {
    test(
      "\(type)Scene/\(type)SceneTests.swift",
      #"""
      \#(hasDates ? "import Foundation" : .none)
      import Testing

      @testable import \#(app)

      @MainActor
      @Suite("The scene of one")
      struct \#(type)SceneTests {
        private let presenter = \#(type)PresenterSpy()
        private let router = \#(type)RouterSpy()
        private let view = \#(type)ViewSpy()

        @Test func `hands on what the worker brings`() async {
          await interactor(list: [.sample(1)]).fetchDetail(request: .init())

          #expect(presenter.responses == [.\#(value)(.sample(1))])
        }

        @Test func `says that there is none`() async {
          await interactor(list: []).fetchDetail(request: .init())

          #expect(presenter.responses == [.failed(.notFound)])
        }

        @Test func `goes back where it is left`() {
          interactor(list: []).leave(request: .init())

          #expect(router.returns == 1)
        }

        @Test func `words what it shows`() {
          let presenter = \#(type)Presenter(\#(zoneArgument("gmt")))
          presenter.viewController = view

          presenter.presentDetail(response: .\#(value)(.sample(1)))
          presenter.presentDetail(response: .failed(.notFound))

          #expect(view.viewModels.map(\.title) == ["\#(firstTitle)", ""])
          #expect(view.viewModels.map(\.rows.last) == ["Id: \#(firstIdentity)", nil])
          #expect(view.viewModels.map(\.notice) == ["", "It is not there any more."])
        }

        private func interactor(list: [\#(type)]) -> \#(type)Interactor {
          let worker = \#(type)Worker(directory: Fake\#(type)Directory(list: list))
          let interactor = \#(type)Interactor(id: \#(type).sample(1).id, worker: worker)
          interactor.presenter = presenter
          interactor.router = router
          return interactor
        }
      }
      """#
    )
  }
}
