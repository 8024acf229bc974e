internal import QatlamDomain

extension VIPERApp {
  /// What the parts of one are to each other.
  var detailProtocols: GeneratedFile {
    source(
      "Modules/\(type)/\(type)Protocols.swift",
      #"""
      /// What the view is to the presenter.
      @MainActor
      protocol \#(type)ViewProtocol: AnyObject {
        /// Shows this in place of what was shown before.
        func show(title: String, rows: [String])

        /// Shows why there is nothing to show.
        func show(failure: String)
      }

      /// What the presenter is to the view.
      @MainActor
      protocol \#(type)PresenterProtocol: AnyObject {
        /// The view is there and empty; returns when it has been told what to show.
        func viewDidLoad() async

        /// The person wants to leave.
        func didLeave()
      }

      /// What the interactor is to the presenter.
      @MainActor
      protocol \#(type)InteractorInputProtocol: AnyObject {
        /// Loads the module's \#(phrase); returns when the output has heard of it.
        func fetch() async
      }

      /// What the presenter is to the interactor.
      @MainActor
      protocol \#(type)InteractorOutputProtocol: AnyObject {
        /// The \#(phrase) is there.
        func didFetch(_ \#(value): \#(type))

        /// Nothing came.
        func didFail(_ failure: DirectoryFailure)
      }

      /// What the router is to the presenter.
      @MainActor
      protocol \#(type)RouterProtocol: AnyObject {
        /// Moves back to where the module was opened.
        func close()
      }
      """#
    )
  }

  /// The business of one.
  var detailInteractor: GeneratedFile {
    source(
      "Modules/\(type)/\(type)Interactor.swift",
      #"""
      \#(identityImport)

      /// The business of one \#(phrase): knows no screen and no words.
      @MainActor
      final class \#(type)Interactor: \#(type)InteractorInputProtocol {
        /// Hears every result; it owns this interactor, hence weak.
        weak var output: (any \#(type)InteractorOutputProtocol)?

        private let id: \#(identity)
        private let directory: any \#(type)Directory

        /// Takes the identity, and what keeps the \#(phrase), from outside.
        init(id: \#(identity), directory: any \#(type)Directory) {
          self.id = id
          self.directory = directory
        }

        /// Loads the \#(phrase).
        func fetch() async {
          do throws(DirectoryFailure) {
            output?.didFetch(try await directory.\#(value)(id: id))
          } catch {
            output?.didFail(error)
          }
        }
      }
      """#
    )
  }

  /// What runs the screen of one.
  var detailPresenter: GeneratedFile {
    source(
      "Modules/\(type)/\(type)Presenter.swift",
      #"""
      import Foundation

      /// Runs the screen of one: asks the interactor, words its results, tells the view and the router.
      @MainActor
      final class \#(type)Presenter: \#(type)PresenterProtocol {
        /// Shows the words; it owns this presenter, hence weak.
        weak var view: (any \#(type)ViewProtocol)?

        private let interactor: any \#(type)InteractorInputProtocol
        private let router: any \#(type)RouterProtocol
        \#(zoneProperty)

        /// Takes its neighbours from outside; the factory sets the view.
        init(
          interactor: any \#(type)InteractorInputProtocol,
          router: any \#(type)RouterProtocol\#(hasDates ? "," : "")
          \#(hasDates ? "timeZone: TimeZone" : .none)
        ) {
          self.interactor = interactor
          self.router = router
          \#(hasDates ? "self.timeZone = timeZone" : .none)
        }

        /// Asks for the \#(phrase).
        func viewDidLoad() async {
          await interactor.fetch()
        }

        /// Tells the router.
        func didLeave() {
          router.close()
        }

        private func title(_ \#(value): \#(type)) -> String {
          \#(title(of: value))
        }

        private func rows(_ \#(value): \#(type)) -> [String] {
          \#(rows)
        }

        private func row(_ label: String, _ text: String) -> String {
          label + ": " + text
        }

        \#(boolText)

        private func text(_ value: (some CustomStringConvertible)?) -> String {
          value?.description ?? "–"
        }

        \#(dateText)

        \#(failureWords("It is not there any more."))
      }

      extension \#(type)Presenter: \#(type)InteractorOutputProtocol {
        /// Words the \#(phrase).
        func didFetch(_ \#(value): \#(type)) {
          view?.show(title: title(\#(value)), rows: rows(\#(value)))
        }

        /// Words the failure.
        func didFail(_ failure: DirectoryFailure) {
          view?.show(failure: Self.words(for: failure))
        }
      }
      """#
    )
  }

  /// What moves on from one.
  var detailRouter: GeneratedFile {
    source(
      "Modules/\(type)/\(type)Router.swift",
      #"""
      /// Moves from one \#(phrase) to others.
      @MainActor
      final class \#(type)Router: \#(type)RouterProtocol {
        /// The view that is left; held weakly, for it owns this router.
        weak var viewController: \#(type)ViewController?

        /// Creates a router; the factory sets its view.
        init() {}

        /// Takes the view away.
        func close() {
          viewController?.navigation?.pop()
        }
      }
      """#
    )
  }

  /// What shows one.
  var detailView: GeneratedFile {
    source(
      "Modules/\(type)/\(type)ViewController.swift",
      #"""
      /// Shows one \#(phrase) on a terminal and tells the presenter what the person does.
      @MainActor
      final class \#(type)ViewController: \#(type)ViewProtocol, TerminalScene {
        /// The stack that shows the scene.
        weak var navigation: (any TerminalNavigation)?

        /// What is seen, line by line.
        private(set) var lines: [String] = []

        private let presenter: any \#(type)PresenterProtocol

        /// Takes its presenter from outside.
        init(presenter: any \#(type)PresenterProtocol) {
          self.presenter = presenter
        }

        /// What a person may answer.
        var prompt: String { "r reload, Enter back, q quit: " }

        /// Tells the presenter that there is a view to fill.
        func viewDidLoad() async {
          await presenter.viewDidLoad()
        }

        /// Turns an answer into what the person did: `r` loads again, all else leaves.
        func handle(_ answer: String) async {
          if answer == "r" {
            await presenter.viewDidLoad()
          } else {
            presenter.didLeave()
          }
        }

        /// Shows this in place of what was shown before.
        func show(title: String, rows: [String]) {
          lines = [title] + rows.map { "  " + $0 }
        }

        /// Shows why there is nothing to show.
        func show(failure: String) {
          lines = ["! " + failure]
        }
      }
      """#
    )
  }

  /// What builds the module of one.
  var detailFactory: GeneratedFile {
    source(
      "Modules/\(type)/\(type)Factory.swift",
      #"""
      \#(hasDates ? "import Foundation" : identityImport)

      /// Builds the module of one: the one place that knows all of its parts.
      @MainActor
      struct \#(type)Factory {
        private let directory: any \#(type)Directory

        /// Builds modules that share a directory.
        init(directory: any \#(type)Directory) {
          self.directory = directory
        }

        /// Returns the view of one \#(phrase)'s module, which owns the module.
        func create(id: \#(identity)) -> \#(type)ViewController {
          let interactor = \#(type)Interactor(id: id, directory: directory)
          let router = \#(type)Router()
          let presenter = \#(type)Presenter(interactor: interactor, router: router\#(lastZoneArgument("current")))
          let view = \#(type)ViewController(presenter: presenter)
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
