/// Holds the document until the command line takes it (R1).
@MainActor
final class ExportPlainView: ExportViewProtocol {
  private let presenter: any ExportPresenterProtocol
  private var data: ExportViewData?

  /// Creates a view over its presenter (R7).
  init(presenter: any ExportPresenterProtocol) {
    self.presenter = presenter
  }

  /// Takes the document, or the reason why there is none.
  func updateView(with data: ExportViewData) {
    self.data = data
  }

  /// Returns what the presenter hands over, none if it hands over nothing.
  func result() async -> ExportViewData? {
    await presenter.viewDidLoad()
    return data
  }
}
