internal import QatlamDomain

extension CleanVIPERApp {
  /// The contracts of one (R12).
  var detailContracts: GeneratedFile {
    source(
      "Features/Detail/Contracts/DetailContracts.swift",
      #"""
      /// What the presenter may tell \#(aPhrase)'s view (R12, R13).
      @MainActor
      protocol DetailViewProtocol: AnyObject {
        /// Shows this in place of what was shown before (R20).
        func updateView(with data: DetailViewData)

        /// Shows why there is nothing to show.
        func showFailure(_ text: String)
      }

      /// What \#(aPhrase)'s view may tell the presenter: what the user did (R1, R12).
      @MainActor
      protocol DetailPresenterProtocol: AnyObject {
        /// The view is there and empty; returns when it has been told what to show (R20).
        func viewDidLoad() async
      }
      """#
    )
  }

  /// The presenter of one (R20).
  var detailPresenter: GeneratedFile {
    source(
      "Features/Detail/Presentation/DetailPresenter.swift",
      #"""
      \#(identityImport)

      /// Runs \#(aPhrase)'s screen: asks its own use case, formats, tells the view (R3, R20).
      @MainActor
      final class DetailPresenter: DetailPresenterProtocol {
        /// The screen, which owns this presenter; hence weak.
        weak var view: (any DetailViewProtocol)?

        private let id: \#(identity)
        private let fetchDetail: any Fetch\#(type)DetailUseCaseProtocol
        private let formatter: DetailFormatter

        /// Creates a presenter; the composition root sets its view (R7, R15).
        ///
        /// - Parameters:
        ///   - id: The \#(phrase)'s identity.
        ///   - fetchDetail: Brings the \#(phrase).
        ///   - formatter: Knows the screen's words.
        init(
          id: \#(identity),
          fetchDetail: any Fetch\#(type)DetailUseCaseProtocol,
          formatter: DetailFormatter
        ) {
          self.id = id
          self.fetchDetail = fetchDetail
          self.formatter = formatter
        }

        /// Asks for the \#(phrase) (R20).
        func viewDidLoad() async {
          do throws(\#(type)Failure) {
            let \#(value) = try await fetchDetail.execute(id: id)
            view?.updateView(with: formatter.data(for: \#(value)))
          } catch {
            view?.showFailure(formatter.text(for: error))
          }
        }
      }
      """#
    )
  }

  /// The formatting of one (R13).
  var detailFormatter: GeneratedFile {
    source(
      "Features/Detail/Presentation/DetailFormatter.swift",
      #"""
      import Foundation

      /// Turns \#(aPhrase) into what its view shows (R3, R13).
      struct DetailFormatter: Sendable {
        private let failureText: @Sendable (\#(type)Failure) -> String
        \#(zoneProperty)

        \#(formatterInit)

        /// Returns the screen that shows \#(aPhrase) (R20).
        func data(for \#(value): \#(record)) -> DetailViewData {
          DetailViewData(
            title: \#(title(of: value)),
            rows: \#(rows)
          )
        }

        /// Returns a failure as a sentence.
        func text(for failure: \#(type)Failure) -> String {
          failureText(failure)
        }

        \#(boolText)

        private func text(_ value: (some CustomStringConvertible)?) -> String {
          value?.description ?? "–"
        }

        \#(dateText)
      }
      """#
    )
  }

  /// One, ready to be shown (R13).
  var detailViewData: GeneratedFile {
    source(
      "Features/Detail/Presentation/DetailViewData.swift",
      #"""
      /// \#(aTitle)'s screen, ready to be shown (R13).
      struct DetailViewData: Hashable, Sendable {
        /// A caption and what belongs to it.
        struct Row: Hashable, Sendable {
          /// The caption.
          var label: String
          /// What belongs to it.
          var value: String
        }

        /// What stands for the \#(phrase).
        var title: String
        /// What is known, in the order shown.
        var rows: [Row]
      }
      """#
    )
  }

  /// The view of one (R1).
  var detailView: GeneratedFile {
    source(
      "Features/Detail/UI/DetailViewController.swift",
      #"""
      /// \#(aTitle)'s screen in the terminal (R1, R20).
      @MainActor
      final class DetailViewController: DetailViewProtocol {
        private let presenter: any DetailPresenterProtocol
        private var data: DetailViewData?
        private var failure: String?

        /// Creates a screen over its presenter (R7).
        init(presenter: any DetailPresenterProtocol) {
          self.presenter = presenter
        }

        /// What is seen, line by line.
        var lines: [String] {
          if let failure { return ["! " + failure.printable] }
          let rows = (data?.rows ?? []).map { "  \($0.label): \($0.value)" }
          return ([data?.title ?? ""] + rows).map(\.printable)
        }

        /// What a person may answer.
        var prompt: String { "Enter back, q quit: " }

        /// Tells the presenter that there is a view to fill (R20).
        func viewDidLoad() async {
          await presenter.viewDidLoad()
        }

        /// Shows this in place of what was shown before.
        func updateView(with data: DetailViewData) {
          self.data = data
        }

        /// Shows why there is nothing to show.
        func showFailure(_ text: String) {
          failure = text
        }

        /// Takes an answer and returns whether it meant something here; going back is the stack's.
        func handle(_ answer: String) async -> Bool {
          false
        }
      }
      """#
    )
  }
}
