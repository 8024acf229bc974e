#if !canImport(UIKit)
import TerminalUI

/// A character's screen in the terminal (R1, R20).
@MainActor
final class DetailViewController: DetailViewProtocol {
  /// Called whenever the screen should be drawn again.
  var setNeedsDisplay: (() -> Void)?

  private let presenter: any DetailPresenterProtocol
  private var picture = DetailPicture()
  private var size = Size(columns: 80, rows: 24)

  /// Creates a screen over its presenter (R7).
  init(presenter: any DetailPresenterProtocol) {
    self.presenter = presenter
  }

  /// Tells the presenter that there is a view to fill (R20).
  func viewDidLoad() {
    presenter.viewDidLoad()
  }

  /// Shows this in place of what was shown before.
  func updateView(with data: DetailViewData) {
    picture.data = data
    setNeedsDisplay?()
  }

  /// Shows the picture's state; a terminal shows the caption.
  func updateImage(with data: DetailImageViewData) {
    picture.image = data
    setNeedsDisplay?()
  }

  /// Takes note of the screen's size.
  func layout(in size: Size) {
    self.size = size
  }

  /// Draws the screen.
  func draw(on canvas: inout Canvas) {
    picture.draw(on: &canvas)
  }

  /// Takes a key and returns whether it meant something here; going back is the stack's.
  func handle(_ key: Key) -> Bool {
    switch key {
    case .character("t"): presenter.didRetry()
    case .character("i"): presenter.didRequestImage()
    default:
      guard picture.scroll(key, in: size) else { return false }
      setNeedsDisplay?()
    }
    return true
  }
}
#endif
