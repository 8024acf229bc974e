/// What the presenter may tell whatever takes a document away (R12, R13).
@MainActor
protocol ExportViewProtocol: AnyObject {
  /// Takes the document, or the reason why there is none.
  func updateView(with data: ExportViewData)
}

/// What the export's view may tell the presenter (R12).
@MainActor
protocol ExportPresenterProtocol: AnyObject {
  /// The view waits for the document; returns when it has been told.
  func viewDidLoad() async
}
