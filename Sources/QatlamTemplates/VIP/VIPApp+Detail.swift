internal import QatlamDomain

extension VIPApp {
  /// What decides about one (V3).
  var detailInteractor: GeneratedFile {
    source(
      "Scenes/\(type)Scene/\(type)Interactor.swift",
      #"""
      \#(identityImport)

      /// Decides what happens in the scene of one; knows no screen and no words\#(mark("V3")).
      @MainActor
      final class \#(type)Interactor: \#(type)BusinessLogic {
        /// Hears every result.
        var presenter: (any \#(type)PresentationLogic)?
        /// Moves to other scenes; called from here, as the document has it\#(mark("V7")).
        var router: (any \#(type)RoutingLogic)?

        private let id: \#(identity)
        private let worker: any \#(type)WorkingLogic

        /// Prepares the scene of one \#(phrase).
        init(id: \#(identity), worker: any \#(type)WorkingLogic) {
          self.id = id
          self.worker = worker
        }

        /// Loads the \#(phrase) and hands it to the presenter.
        func fetchDetail(request: \#(type)Models.FetchDetail.Request) async {
          do throws(DirectoryFailure) {
            let found = try await worker.fetch\#(type)(id: id)
            presenter?.presentDetail(response: .\#(value)(found))
          } catch {
            presenter?.presentDetail(response: .failed(error))
          }
        }

        /// Moves back to where the scene was opened.
        func leave(request: \#(type)Models.Leave.Request) {
          router?.routeBack()
        }
      }
      """#
    )
  }

  /// What words one (V4).
  var detailPresenter: GeneratedFile {
    source(
      "Scenes/\(type)Scene/\(type)Presenter.swift",
      #"""
      import Foundation

      /// Turns responses of the scene of one into words; the only place where that happens\#(mark("V4, V6")).
      @MainActor
      final class \#(type)Presenter: \#(type)PresentationLogic {
        /// Shows the words; weak, for the view owns the interactor, which owns the presenter\#(mark("V11")).
        weak var viewController: (any \#(type)DisplayLogic)?

        \#(zone)

        /// Words the \#(phrase), or why there is none.
        func presentDetail(response: \#(type)Models.FetchDetail.Response) {
          let viewModel =
            switch response {
            case .\#(value)(let found):
              \#(type)Models.FetchDetail.ViewModel(title: title(found), rows: rows(found), notice: "")
            case .failed(let failure):
              \#(type)Models.FetchDetail.ViewModel(title: "", rows: [], notice: Self.words(for: failure))
            }
          viewController?.displayDetail(viewModel: viewModel)
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
      """#
    )
  }

  /// What brings one (V8).
  var detailWorker: GeneratedFile {
    source(
      "Scenes/\(type)Scene/\(type)Worker.swift",
      #"""
      \#(identityImport)

      /// The interactor's hand that brings \#(aPhrase), wherever it is kept\#(mark("V8")).
      struct \#(type)Worker: \#(type)WorkingLogic {
        private let directory: any \#(type)Directory

        /// Works with a directory.
        init(directory: any \#(type)Directory) {
          self.directory = directory
        }

        /// Looks the \#(phrase) up.
        func fetch\#(type)(id: \#(identity)) async throws(DirectoryFailure) -> \#(type) {
          try await directory.\#(value)(id: id)
        }
      }
      """#
    )
  }

  /// What moves on from one (V7).
  var detailRouter: GeneratedFile {
    source(
      "Scenes/\(type)Scene/\(type)Router.swift",
      #"""
      /// Moves from the scene of one to others; the interactor calls it\#(mark("V7")).
      @MainActor
      final class \#(type)Router: \#(type)RoutingLogic {
        private weak var viewController: \#(type)ViewController?

        /// Moves from a view, which is held weakly\#(mark("V11")).
        init(from viewController: \#(type)ViewController) {
          self.viewController = viewController
        }

        /// Takes the view away.
        func routeBack() {
          viewController?.navigation?.pop()
        }
      }
      """#
    )
  }

  /// What shows one (V2).
  var detailView: GeneratedFile {
    source(
      "Scenes/\(type)Scene/\(type)ViewController.swift",
      #"""
      /// Shows one \#(phrase) on a terminal and tells the interactor what the person does\#(mark("V2")).
      @MainActor
      final class \#(type)ViewController: \#(type)DisplayLogic, TerminalScene {
        /// Hears what the person does.
        var interactor: (any \#(type)BusinessLogic)?
        /// The stack that shows the scene.
        weak var navigation: (any TerminalNavigation)?

        /// What is seen, line by line.
        private(set) var lines: [String] = []

        /// What a person may answer.
        var prompt: String { "r reload, Enter back, q quit: " }

        /// Asks for the \#(phrase).
        func viewDidLoad() async {
          await interactor?.fetchDetail(request: \#(type)Models.FetchDetail.Request())
        }

        /// Turns an answer into an action: `r` loads again, all else leaves.
        func handle(_ answer: String) async {
          if answer == "r" {
            await interactor?.fetchDetail(request: \#(type)Models.FetchDetail.Request())
          } else {
            interactor?.leave(request: \#(type)Models.Leave.Request())
          }
        }

        /// Shows the \#(phrase), or why there is none.
        func displayDetail(viewModel: \#(type)Models.FetchDetail.ViewModel) {
          let known = [viewModel.title] + viewModel.rows.map { "  " + $0 }
          lines = viewModel.notice.isEmpty ? known : ["! " + viewModel.notice]
        }
      }
      """#
    )
  }

  /// What wires the scene of one.
  var detailConfigurator: GeneratedFile {
    source(
      "Scenes/\(type)Scene/\(type)Configurator.swift",
      #"""
      \#(hasDates ? "import Foundation" : identityImport)

      /// Wires the scene of one: the one place that knows all of its parts\#(mark("V9")).
      @MainActor
      struct \#(type)Configurator {
        private let directory: any \#(type)Directory

        /// Wires scenes that share a directory.
        init(directory: any \#(type)Directory) {
          self.directory = directory
        }

        /// Builds the scene of one \#(phrase) with its view and its router.
        ///
        /// - Returns: The view, which owns the scene.
        func scene(id: \#(identity)) -> \#(type)ViewController {
          let viewController = \#(type)ViewController()
          let interactor = \#(type)Interactor(id: id, worker: \#(type)Worker(directory: directory))
          let presenter = \#(type)Presenter(\#(zoneArgument("current")))
          viewController.interactor = interactor
          interactor.presenter = presenter
          interactor.router = \#(type)Router(from: viewController)
          presenter.viewController = viewController
          return viewController
        }
      }
      """#
    )
  }
}
