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

/// A stack of scenes of which the top one is seen: a terminal's navigation controller.
@MainActor
protocol TerminalNavigation: AnyObject {
  /// Puts a scene on top and starts it.
  func push(_ scene: any TerminalScene)

  /// Takes the top scene away; without a scene the program ends.
  func pop()

  /// Asks for the top scene to be drawn again.
  func setNeedsDisplay()
}
#endif
