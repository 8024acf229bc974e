#if !canImport(UIKit)
import TerminalUI

/// A scene's view on a terminal: what a view controller of UIKit is on a phone (V2).
@MainActor
protocol TerminalScene: AnyObject {
  /// The stack that shows the scene; held weakly, for the stack owns its scenes (V11).
  var navigation: (any TerminalNavigation)? { get set }

  /// Starts the scene; called once, after `navigation` is set.
  func viewDidLoad()

  /// Draws the whole scene on an empty canvas.
  func draw(on canvas: inout Canvas)

  /// Takes one key while the scene is on top.
  func handle(_ key: Key)
}
#endif
