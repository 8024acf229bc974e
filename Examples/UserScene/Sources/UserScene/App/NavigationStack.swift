#if !canImport(UIKit)
import TerminalUI

/// The scenes on a display, the newest on top; hands it the keys and shows what it draws.
@MainActor
final class NavigationStack: TerminalNavigation {
  private let display: any Display
  private var scenes: [any TerminalScene] = []

  /// Shows scenes on a display.
  init(display: any Display) {
    self.display = display
  }

  /// The scene that is seen, if any.
  var top: (any TerminalScene)? {
    scenes.last
  }

  /// Puts a scene on top, starts it and shows it.
  func push(_ scene: any TerminalScene) {
    scenes.append(scene)
    scene.navigation = self
    scene.viewDidLoad()
    setNeedsDisplay()
  }

  /// Takes the top scene away and shows the one below.
  func pop() {
    _ = scenes.popLast()
    setNeedsDisplay()
  }

  /// Draws the top scene.
  func setNeedsDisplay() {
    guard let scene = top else { return }
    var canvas = Canvas(size: display.size)
    scene.draw(on: &canvas)
    display.show(canvas)
  }

  /// Hands every key to the top scene, until no scene is left, the keys end, or control-C comes.
  func run(keys: AsyncStream<Key>) async {
    for await key in keys {
      switch key {
      case .control("c"): return
      case .resize: setNeedsDisplay()
      default: top?.handle(key)
      }
      if scenes.isEmpty { return }
    }
  }
}
#endif
