#if !canImport(UIKit)
import TerminalUI

/// Screens on top of each other, of which the top one is seen: the terminal's navigation (R17).
///
/// Its operations have UIKit's names, so that the router is the same on every platform.
@MainActor
final class TerminalScreenStack: TerminalScreen {
  /// Called whenever the top screen should be drawn again.
  var setNeedsDisplay: (() -> Void)?

  /// The screens from the bottom to the top, at least one.
  private(set) var viewControllers: [any TerminalScreen]

  /// Creates a stack of one screen.
  init(rootViewController: any TerminalScreen) {
    viewControllers = [rootViewController]
    watch(rootViewController)
  }

  /// The screen that is seen.
  var topViewController: (any TerminalScreen)? {
    viewControllers.last
  }

  /// Puts a screen on top and lets it load; a terminal has no animations.
  func pushViewController(_ screen: any TerminalScreen, animated: Bool) {
    viewControllers.append(screen)
    watch(screen)
    screen.viewDidLoad()
    setNeedsDisplay?()
  }

  /// Drops the top screen, unless it is the last one, and returns whether it did.
  @discardableResult
  func popViewController(animated: Bool) -> Bool {
    guard viewControllers.count > 1 else { return false }
    viewControllers.removeLast().setNeedsDisplay = nil
    setNeedsDisplay?()
    return true
  }

  /// Lets the root screen load; others have loaded when they were pushed.
  func viewDidLoad() {
    topViewController?.viewDidLoad()
  }

  /// Hands the size to every screen, so that none is wrong when it is seen again.
  func layout(in size: Size) {
    for screen in viewControllers { screen.layout(in: size) }
  }

  /// Draws the top screen.
  func draw(on canvas: inout Canvas) {
    topViewController?.draw(on: &canvas)
  }

  /// Hands the key to the top screen; escape, left and backspace go back if they are left over.
  func handle(_ key: Key) -> Bool {
    guard topViewController?.handle(key) != true else { return true }
    switch key {
    case .escape, .left, .backspace: return popViewController(animated: true)
    default: return false
    }
  }

  private func watch(_ screen: any TerminalScreen) {
    screen.setNeedsDisplay = { [weak self] in self?.setNeedsDisplay?() }
  }
}
#endif
