internal import QatlamDomain

extension VIPERApp {
  /// What the list's parts are to each other.
  var listProtocols: GeneratedFile {
    source(
      "Modules/\(types)/\(types)Protocols.swift",
      #"""
      /// What the view is to the presenter.
      @MainActor
      protocol \#(types)ViewProtocol: AnyObject {
        /// Shows these rows in place of all others.
        func show(rows: [String])

        /// Shows why there are no new rows; the old ones stay.
        func show(failure: String)
      }

      /// What the presenter is to the view.
      @MainActor
      protocol \#(types)PresenterProtocol: AnyObject {
        /// The view is there and empty; returns when it has been told what to show.
        func viewDidLoad() async

        /// The person wants the list afresh.
        func didRefresh() async

        /// The person chose a row, counted from 0.
        func didSelect(row: Int)
      }

      /// What the interactor is to the presenter.
      @MainActor
      protocol \#(types)InteractorInputProtocol: AnyObject {
        /// Loads the list; returns when the output has heard of it.
        func fetchList() async
      }

      /// What the presenter is to the interactor.
      @MainActor
      protocol \#(types)InteractorOutputProtocol: AnyObject {
        /// The list is there, in order.
        func didFetch(list: [\#(type)])

        /// Nothing came.
        func didFail(_ failure: DirectoryFailure)
      }

      /// What the router is to the presenter.
      @MainActor
      protocol \#(types)RouterProtocol: AnyObject {
        /// Moves to the module of one.
        func openDetail(of \#(value): \#(type))
      }
      """#
    )
  }

  /// The business of the list.
  var listInteractor: GeneratedFile {
    source(
      "Modules/\(types)/\(types)Interactor.swift",
      #"""
      /// The business of the list: knows no screen and no words.
      @MainActor
      final class \#(types)Interactor: \#(types)InteractorInputProtocol {
        /// Hears every result; it owns this interactor, hence weak.
        weak var output: (any \#(types)InteractorOutputProtocol)?

        private let directory: any \#(types)Directory

        /// Takes what keeps the list from outside.
        init(directory: any \#(types)Directory) {
          self.directory = directory
        }

        /// Loads the list and puts it in order.
        func fetchList() async {
          do throws(DirectoryFailure) {
            let list = try await directory.\#(values)()
            output?.didFetch(list: list.sorted { $0.precedes($1) })
          } catch {
            output?.didFail(error)
          }
        }
      }
      """#
    )
  }

  /// What runs the list's screen.
  var listPresenter: GeneratedFile {
    source(
      "Modules/\(types)/\(types)Presenter.swift",
      #"""
      /// Runs the list's screen: asks the interactor, words its results, tells the view and the router.
      @MainActor
      final class \#(types)Presenter: \#(types)PresenterProtocol {
        /// Shows the words; it owns this presenter, hence weak.
        weak var view: (any \#(types)ViewProtocol)?

        private let interactor: any \#(types)InteractorInputProtocol
        private let router: any \#(types)RouterProtocol
        private var list: [\#(type)] = []

        /// Takes its neighbours from outside; the factory sets the view.
        init(
          interactor: any \#(types)InteractorInputProtocol,
          router: any \#(types)RouterProtocol
        ) {
          self.interactor = interactor
          self.router = router
        }

        /// Asks for the list.
        func viewDidLoad() async {
          await interactor.fetchList()
        }

        /// Asks for the list again.
        func didRefresh() async {
          await interactor.fetchList()
        }

        /// Hands what the row shows to the router; a row that is not there is nothing.
        func didSelect(row: Int) {
          guard list.indices.contains(row) else { return }
          router.openDetail(of: list[row])
        }

        private func row(_ \#(value): \#(type)) -> String {
          \#(title(of: value))
        }

        \#(failureWords("It is not there."))
      }

      extension \#(types)Presenter: \#(types)InteractorOutputProtocol {
        /// Words the list.
        func didFetch(list: [\#(type)]) {
          self.list = list
          view?.show(rows: list.map(row))
        }

        /// Words the failure.
        func didFail(_ failure: DirectoryFailure) {
          view?.show(failure: Self.words(for: failure))
        }
      }
      """#
    )
  }

  /// What moves on from the list.
  var listRouter: GeneratedFile {
    source(
      "Modules/\(types)/\(types)Router.swift",
      #"""
      /// Moves from the list to others.
      @MainActor
      final class \#(types)Router: \#(types)RouterProtocol {
        /// The view that others are shown over; held weakly, for it owns this router.
        weak var viewController: \#(types)ViewController?

        private let detail: \#(type)Factory

        /// Takes what builds the module of one from outside.
        init(detail: \#(type)Factory) {
          self.detail = detail
        }

        /// Shows the module of one.
        func openDetail(of \#(value): \#(type)) {
          viewController?.navigation?.push(detail.create(id: \#(value).id))
        }
      }
      """#
    )
  }

  /// What shows the list.
  var listView: GeneratedFile {
    source(
      "Modules/\(types)/\(types)ViewController.swift",
      #"""
      /// Shows the list on a terminal and tells the presenter what the person does.
      @MainActor
      final class \#(types)ViewController: \#(types)ViewProtocol, TerminalScene {
        /// The stack that shows the scene.
        weak var navigation: (any TerminalNavigation)?

        private let presenter: any \#(types)PresenterProtocol
        private var rows: [String] = []
        private var failure: String?

        /// Takes its presenter from outside.
        init(presenter: any \#(types)PresenterProtocol) {
          self.presenter = presenter
        }

        /// What is seen, line by line.
        var lines: [String] {
          let title = "\#(model.entity.name.plural.title)"
          let numbered = rows.enumerated().map { "\($0.offset + 1). \($0.element)" }
          return [title] + numbered + [failure].compactMap { $0 }.map { "! " + $0 }
        }

        /// What a person may answer.
        var prompt: String { "Number, r reload, q quit: " }

        /// Tells the presenter that there is a view to fill.
        func viewDidLoad() async {
          await presenter.viewDidLoad()
        }

        /// Turns an answer into what the person did.
        func handle(_ answer: String) async {
          if answer == "r" {
            await presenter.didRefresh()
          } else if let number = Int(answer) {
            presenter.didSelect(row: number - 1)
          }
        }

        /// Shows these rows in place of all others.
        func show(rows: [String]) {
          self.rows = rows
          failure = nil
        }

        /// Shows why there are no new rows.
        func show(failure: String) {
          self.failure = failure
        }
      }
      """#
    )
  }

  /// What builds the list's module.
  var listFactory: GeneratedFile {
    source(
      "Modules/\(types)/\(types)Factory.swift",
      #"""
      /// Builds the list's module: the one place that knows all of its parts.
      @MainActor
      struct \#(types)Factory {
        private let directory: any \#(types)Directory

        /// Builds modules that share a directory.
        init(directory: any \#(types)Directory) {
          self.directory = directory
        }

        /// Returns the module's view, which owns the module.
        func create() -> \#(types)ViewController {
          let interactor = \#(types)Interactor(directory: directory)
          let router = \#(types)Router(detail: \#(type)Factory(directory: directory))
          let presenter = \#(types)Presenter(interactor: interactor, router: router)
          let view = \#(types)ViewController(presenter: presenter)
          interactor.output = presenter
          presenter.view = view
          router.viewController = view
          return view
        }
      }
      """#
    )
  }
}
