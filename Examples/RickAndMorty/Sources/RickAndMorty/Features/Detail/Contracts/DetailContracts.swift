/// What the presenter may tell a character's view (R12, R13).
@MainActor
protocol DetailViewProtocol: AnyObject {
  /// Shows this in place of what was shown before (R20).
  func updateView(with data: DetailViewData)

  /// Shows the picture's state in place of what was shown of it before.
  func updateImage(with data: DetailImageViewData)
}

/// What a character's view may tell the presenter: what the user did (R1, R12).
@MainActor
protocol DetailPresenterProtocol: AnyObject {
  /// The view is there and empty (R20).
  func viewDidLoad()

  /// The user wants to try again what failed.
  func didRetry()

  /// The picture is wanted; the view loads nothing itself (R1).
  func didRequestImage()
}
