#if !canImport(UIKit)
import TerminalUI

/// The list's screen in the terminal (R1).
///
/// It draws what it was given and tells the presenter what the user did, nothing else.
@MainActor
final class HomeViewController: HomeViewProtocol {
  /// Called whenever the screen should be drawn again.
  var setNeedsDisplay: (() -> Void)?

  private let presenter: any HomePresenterProtocol
  private var picture = HomePicture()
  private var size = Size(columns: 80, rows: 24)

  /// Creates a screen over its presenter (R7).
  init(presenter: any HomePresenterProtocol) {
    self.presenter = presenter
  }

  /// Tells the presenter that there is a view to fill (R16).
  func viewDidLoad() {
    presenter.viewDidLoad()
  }

  /// Shows these rows in place of all others (R16).
  func updateView(with items: [HomeViewItem]) {
    picture.replaceItems(with: items)
    reportVisibleRows()
    setNeedsDisplay?()
  }

  /// Shows what stands around the rows.
  func updateFrame(with data: HomeViewData) {
    picture.frame = data
    setNeedsDisplay?()
  }

  /// Takes note of the screen's size, which says how many rows the user sees.
  func layout(in size: Size) {
    guard size != self.size else { return }
    self.size = size
    reportVisibleRows()
  }

  /// Draws the screen.
  func draw(on canvas: inout Canvas) {
    picture.draw(on: &canvas)
  }

  /// Takes a key and returns whether it meant something here.
  func handle(_ key: Key) -> Bool {
    let isTaken = picture.search == nil ? handleInList(key) : handleInSearch(key)
    if isTaken { setNeedsDisplay?() }
    return isTaken
  }

  private func handleInList(_ key: Key) -> Bool {
    switch key {
    case .enter, .right: presenter.didSelect(index: picture.list.selection)
    case .character("/"): picture.beginSearch()
    case .character("f"), .tab: presenter.didChooseFilter(index: picture.filter(after: 1))
    case .character("F"), .backTab: presenter.didChooseFilter(index: picture.filter(after: -1))
    case .character("r"): presenter.didRefresh()
    case .character("t"): presenter.didRetry()
    default:
      guard picture.move(key, in: size) else { return false }
      reportVisibleRows()
    }
    return true
  }

  private func handleInSearch(_ key: Key) -> Bool {
    switch key {
    case .enter: picture.search = nil
    case .escape:
      picture.search = nil
      presenter.didSearch(name: "")
    default:
      guard let name = picture.type(key) else { return picture.move(key, in: size) }
      presenter.didSearch(name: name)
    }
    return true
  }

  private func reportVisibleRows() {
    guard let last = picture.visibleItems(in: size).last else { return }
    presenter.didScroll(toIndex: last)
  }
}
#endif
