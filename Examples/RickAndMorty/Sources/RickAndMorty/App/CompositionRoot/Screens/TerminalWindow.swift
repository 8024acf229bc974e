#if !canImport(UIKit)
import TerminalUI

/// Shows its root screen on a display and brings it the keys (R14).
@MainActor
final class TerminalWindow {
  /// The screen that is shown.
  var rootViewController: Screen?

  private let display: any Display

  /// Creates a window that covers a display.
  init(display: any Display) {
    self.display = display
  }

  /// Lets the root screen load and shows it.
  func makeKeyAndVisible() {
    rootViewController?.setNeedsDisplay = { [weak self] in self?.draw() }
    rootViewController?.viewDidLoad()
    draw()
  }

  /// Brings keys to the root screen until the user quits or the keys end.
  ///
  /// `q` quits where no screen wants it, Control-C always.
  func run(_ keys: AsyncStream<Key>) async {
    for await key in keys {
      if key == .control("c") { return }
      if key == .resize { draw() }
      if rootViewController?.handle(key) != true, key == .character("q") { return }
    }
  }

  private func draw() {
    rootViewController?.layout(in: display.size)
    var canvas = Canvas(size: display.size)
    rootViewController?.draw(on: &canvas)
    display.show(canvas)
  }
}
#endif
