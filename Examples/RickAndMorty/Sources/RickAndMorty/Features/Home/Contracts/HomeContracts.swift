/// What the presenter may tell the list's view (R12, R13).
@MainActor
protocol HomeViewProtocol: AnyObject {
  /// Shows these rows in place of all others (R16).
  func updateView(with items: [HomeViewItem])

  /// Shows what stands around the rows.
  func updateFrame(with data: HomeViewData)
}

/// What the list's view may tell the presenter: what the user did (R1, R12).
@MainActor
protocol HomePresenterProtocol: AnyObject {
  /// The view is there and empty (R16).
  func viewDidLoad()

  /// The user opens a row (R17).
  func didSelect(index: Int)

  /// The user sees rows up to this one.
  func didScroll(toIndex index: Int)

  /// The user types a name to search for; empty is every name.
  func didSearch(name: String)

  /// The user picks one of the filters shown, counted from 0.
  func didChooseFilter(index: Int)

  /// The user wants everything afresh.
  func didRefresh()

  /// The user wants to try again what failed.
  func didRetry()
}

/// Where the list moves on to (R5, R12).
@MainActor
protocol HomeRouterProtocol: AnyObject {
  /// Opens a character's own screen (R17).
  func navigateToDetail(_ character: RMCharacterResponse)
}
