internal import QatlamDomain

extension CleanVIPERApp {
  /// The list's contracts (R12).
  var homeContracts: GeneratedFile {
    source(
      "Features/Home/Contracts/HomeContracts.swift",
      #"""
      /// What the presenter may tell the list's view (R12, R13).
      @MainActor
      protocol HomeViewProtocol: AnyObject {
        /// Shows these rows in place of all others (R16).
        func updateView(with items: [HomeViewItem])

        /// Shows why there are no new rows; the old ones stay.
        func showFailure(_ text: String)
      }

      /// What the list's view may tell the presenter: what the user did (R1, R12).
      @MainActor
      protocol HomePresenterProtocol: AnyObject {
        /// The view is there and empty; returns when it has been told what to show (R16).
        func viewDidLoad() async

        /// The user wants everything afresh.
        func didRefresh() async

        /// The user opens a row (R17).
        func didSelect(index: Int)
      }

      /// Where the list moves on to (R5, R12).
      @MainActor
      protocol HomeRouterProtocol: AnyObject {
        /// Opens \#(aPhrase)'s own screen (R17).
        func navigateToDetail(_ \#(value): \#(record))
      }
      """#
    )
  }

  /// The list's presenter (R3, R16).
  var homePresenter: GeneratedFile {
    source(
      "Features/Home/Presentation/HomePresenter.swift",
      #"""
      /// Runs the list's screen: asks the use case, formats, tells the view (R3, R16, R17).
      @MainActor
      final class HomePresenter: HomePresenterProtocol {
        /// The screen, which owns this presenter; hence weak.
        weak var view: (any HomeViewProtocol)?

        private let fetch\#(types): any Fetch\#(types)UseCaseProtocol
        private let router: any HomeRouterProtocol
        private let formatter: HomeFormatter
        private var shown: [\#(record)] = []

        /// Creates a presenter; the composition root sets its view (R7, R15).
        ///
        /// - Parameters:
        ///   - fetch\#(types): Brings the list.
        ///   - router: Moves on to a screen of its own.
        ///   - formatter: Knows the screen's words.
        init(
          fetch\#(types): any Fetch\#(types)UseCaseProtocol,
          router: any HomeRouterProtocol,
          formatter: HomeFormatter
        ) {
          self.fetch\#(types) = fetch\#(types)
          self.router = router
          self.formatter = formatter
        }

        /// Asks for the list (R16).
        func viewDidLoad() async {
          await load()
        }

        /// Asks for the list again; old rows stay until it is there.
        func didRefresh() async {
          await load()
        }

        /// Finds what the row shows and hands it to the router (R17).
        func didSelect(index: Int) {
          guard shown.indices.contains(index) else { return }
          router.navigateToDetail(shown[index])
        }

        private func load() async {
          do throws(\#(type)Failure) {
            shown = try await fetch\#(types).execute()
            view?.updateView(with: formatter.items(for: shown))
          } catch {
            view?.showFailure(formatter.text(for: error))
          }
        }
      }
      """#
    )
  }

  /// The list's formatting (R13).
  var homeFormatter: GeneratedFile {
    source(
      "Features/Home/Presentation/HomeFormatter.swift",
      #"""
      /// Turns entities into what the list's view shows (R3, R13).
      struct HomeFormatter: Sendable {
        private let failureText: @Sendable (\#(type)Failure) -> String

        /// Creates a formatter that words failures in one language.
        init(failureText: @escaping @Sendable (\#(type)Failure) -> String) {
          self.failureText = failureText
        }

        /// Returns the rows for \#(phrases), in their order.
        func items(for \#(values): [\#(record)]) -> [HomeViewItem] {
          \#(values).map { HomeViewItem(id: $0.id, title: \#(title(of: "$0"))) }
        }

        /// Returns a failure as a sentence.
        func text(for failure: \#(type)Failure) -> String {
          failureText(failure)
        }
      }
      """#
    )
  }

  /// A row, ready to be shown (R13).
  var homeViewItem: GeneratedFile {
    source(
      "Features/Home/Presentation/HomeViewItem.swift",
      #"""
      \#(identityImport)

      /// A row of the list, ready to be shown (R13).
      struct HomeViewItem: Hashable, Sendable, Identifiable {
        /// The identity by which the \#(phrase) can be asked for.
        var id: \#(identity)
        /// What stands for the \#(phrase).
        var title: String
      }
      """#
    )
  }

  /// The list's router (R5, R17).
  var homeRouter: GeneratedFile {
    source(
      "Features/Home/Navigation/HomeRouter.swift",
      #"""
      #if canImport(UIKit)
      import UIKit
      #endif

      /// Moves from the list to \#(aPhrase)'s screen, which it has built by the factory (R5, R17).
      @MainActor
      final class HomeRouter: HomeRouterProtocol {
        /// What the next screen is pushed onto; it owns the screens and through them this router.
        weak var stack: ScreenStack?

        private let details: any DetailFactoryProtocol

        /// Creates a router; the composition root sets its stack (R7, R15).
        init(details: any DetailFactoryProtocol) {
          self.details = details
        }

        /// Pushes the \#(phrase)'s screen.
        func navigateToDetail(_ \#(value): \#(record)) {
          stack?.pushViewController(details.create(for: \#(value)), animated: true)
        }
      }
      """#
    )
  }

  /// The list's view (R1).
  var homeView: GeneratedFile {
    source(
      "Features/Home/UI/HomeViewController.swift",
      #"""
      /// The list's screen in the terminal (R1).
      ///
      /// It shows what it was given and tells the presenter what the user did, nothing else.
      @MainActor
      final class HomeViewController: HomeViewProtocol {
        private let presenter: any HomePresenterProtocol
        private var items: [HomeViewItem] = []
        private var failure: String?

        /// Creates a screen over its presenter (R7).
        init(presenter: any HomePresenterProtocol) {
          self.presenter = presenter
        }

        /// What is seen, line by line.
        var lines: [String] {
          let title = "\#(model.entity.name.plural.title)"
          let rows = items.enumerated().map { "\($0.offset + 1). \($0.element.title)" }
          let notices = [failure].compactMap { $0 }.map { "! " + $0 }
          return ([title] + rows + notices).map(\.printable)
        }

        /// What a person may answer.
        var prompt: String { "Number, r reload, q quit: " }

        /// Tells the presenter that there is a view to fill (R16).
        func viewDidLoad() async {
          await presenter.viewDidLoad()
        }

        /// Shows these rows in place of all others (R16).
        func updateView(with items: [HomeViewItem]) {
          self.items = items
          failure = nil
        }

        /// Shows why there are no new rows.
        func showFailure(_ text: String) {
          failure = text
        }

        /// Takes an answer and returns whether it meant something here.
        func handle(_ answer: String) async -> Bool {
          if answer == "r" {
            await presenter.didRefresh()
            return true
          }
          guard let number = Int(answer) else { return false }
          presenter.didSelect(index: number - 1)
          return true
        }
      }
      """#
    )
  }
}
