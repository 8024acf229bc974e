internal import QatlamDomain

extension VIPApp {
  /// What decides about the list (V3).
  var listInteractor: GeneratedFile {
    source(
      "Scenes/\(types)Scene/\(types)Interactor.swift",
      #"""
      /// Decides what happens in the list's scene; knows no screen and no words\#(mark("V3")).
      @MainActor
      final class \#(types)Interactor: \#(types)BusinessLogic {
        /// Hears every result.
        var presenter: (any \#(types)PresentationLogic)?
        /// Moves to other scenes; called from here, as the document has it\#(mark("V7")).
        var router: (any \#(types)RoutingLogic)?

        private let worker: any \#(types)WorkingLogic
        private var list: [\#(type)] = []

        /// Prepares the scene.
        init(worker: any \#(types)WorkingLogic) {
          self.worker = worker
        }

        /// Loads the list, puts it in order and hands it to the presenter.
        func fetchList(request: \#(types)Models.FetchList.Request) async {
          do throws(DirectoryFailure) {
            list = try await worker.fetch\#(types)().sorted { $0.precedes($1) }
            presenter?.presentList(response: .list(list))
          } catch {
            presenter?.presentList(response: .failed(error))
          }
        }

        /// Moves to the scene of the one that was chosen; a row that is not there is nothing.
        func open(request: \#(types)Models.Open.Request) {
          guard list.indices.contains(request.index) else { return }
          router?.routeTo\#(type)(list[request.index])
        }
      }
      """#
    )
  }

  /// What words the list (V4).
  var listPresenter: GeneratedFile {
    source(
      "Scenes/\(types)Scene/\(types)Presenter.swift",
      #"""
      /// Turns responses of the list's scene into words; the only place where that happens\#(mark("V4, V6")).
      @MainActor
      final class \#(types)Presenter: \#(types)PresentationLogic {
        /// Shows the words; weak, for the view owns the interactor, which owns the presenter\#(mark("V11")).
        weak var viewController: (any \#(types)DisplayLogic)?

        /// Words the list, or why there is none.
        func presentList(response: \#(types)Models.FetchList.Response) {
          let viewModel =
            switch response {
            case .list(let list):
              \#(types)Models.FetchList.ViewModel(rows: list.map(row), notice: "")
            case .failed(let failure):
              \#(types)Models.FetchList.ViewModel(rows: [], notice: Self.words(for: failure))
            }
          viewController?.displayList(viewModel: viewModel)
        }

        private func row(_ \#(value): \#(type)) -> String {
          \#(title(of: value))
        }

        \#(failureWords("It is not there."))
      }
      """#
    )
  }

  /// What brings the list (V8).
  var listWorker: GeneratedFile {
    source(
      "Scenes/\(types)Scene/\(types)Worker.swift",
      #"""
      /// The interactor's hand that brings the list, wherever it is kept\#(mark("V8")).
      struct \#(types)Worker: \#(types)WorkingLogic {
        private let directory: any \#(types)Directory

        /// Works with a directory.
        init(directory: any \#(types)Directory) {
          self.directory = directory
        }

        /// Asks for all of them.
        func fetch\#(types)() async throws(DirectoryFailure) -> [\#(type)] {
          try await directory.\#(values)()
        }
      }
      """#
    )
  }

  /// What moves on from the list (V7).
  var listRouter: GeneratedFile {
    source(
      "Scenes/\(types)Scene/\(types)Router.swift",
      #"""
      /// Moves from the list's scene to others; the interactor calls it\#(mark("V7")).
      @MainActor
      final class \#(types)Router: \#(types)RoutingLogic {
        private weak var viewController: \#(types)ViewController?
        private let detail: \#(type)Configurator

        /// Moves from a view.
        ///
        /// - Parameters:
        ///   - viewController: The view that others are shown over; held weakly\#(mark("V11")).
        ///   - detail: Builds the scene of one.
        init(from viewController: \#(types)ViewController, detail: \#(type)Configurator) {
          self.viewController = viewController
          self.detail = detail
        }

        /// Shows the scene of one.
        func routeTo\#(type)(_ \#(value): \#(type)) {
          viewController?.navigation?.push(detail.scene(id: \#(value).id))
        }
      }
      """#
    )
  }

  /// What shows the list (V2).
  var listView: GeneratedFile {
    source(
      "Scenes/\(types)Scene/\(types)ViewController.swift",
      #"""
      /// Shows the list on a terminal and tells the interactor what the person does\#(mark("V2")).
      @MainActor
      final class \#(types)ViewController: \#(types)DisplayLogic, TerminalScene {
        /// Hears what the person does.
        var interactor: (any \#(types)BusinessLogic)?
        /// The stack that shows the scene.
        weak var navigation: (any TerminalNavigation)?

        private var rows: [String] = []
        private var notice = ""

        /// What is seen, line by line.
        var lines: [String] {
          let numbered = rows.enumerated().map { "\($0.offset + 1). \($0.element)" }
          let title = "\#(model.entity.name.plural.title)"
          return [title] + numbered + (notice.isEmpty ? [] : ["! " + notice])
        }

        /// What a person may answer.
        var prompt: String { "Number, r reload, q quit: " }

        /// Asks for the list.
        func viewDidLoad() async {
          await interactor?.fetchList(request: \#(types)Models.FetchList.Request())
        }

        /// Turns an answer into an action: a number opens a row, `r` loads again.
        func handle(_ answer: String) async {
          if answer == "r" {
            await interactor?.fetchList(request: \#(types)Models.FetchList.Request())
          } else if let number = Int(answer) {
            interactor?.open(request: \#(types)Models.Open.Request(index: number - 1))
          }
        }

        /// Shows the list, or why there is none; rows of before stay then.
        func displayList(viewModel: \#(types)Models.FetchList.ViewModel) {
          notice = viewModel.notice
          if notice.isEmpty { rows = viewModel.rows }
        }
      }
      """#
    )
  }

  /// What wires the list's scene.
  var listConfigurator: GeneratedFile {
    source(
      "Scenes/\(types)Scene/\(types)Configurator.swift",
      #"""
      /// Wires the list's scene: the one place that knows all of its parts\#(mark("V9")).
      @MainActor
      struct \#(types)Configurator {
        private let directory: any \#(types)Directory

        /// Wires scenes that share a directory.
        init(directory: any \#(types)Directory) {
          self.directory = directory
        }

        /// Builds the scene with its view and its router.
        ///
        /// - Returns: The view, which owns the scene.
        func scene() -> \#(types)ViewController {
          let viewController = \#(types)ViewController()
          let interactor = \#(types)Interactor(worker: \#(types)Worker(directory: directory))
          let presenter = \#(types)Presenter()
          let detail = \#(type)Configurator(directory: directory)
          viewController.interactor = interactor
          interactor.presenter = presenter
          interactor.router = \#(types)Router(from: viewController, detail: detail)
          presenter.viewController = viewController
          return viewController
        }
      }
      """#
    )
  }
}
