#if !canImport(UIKit)
import TerminalUI

/// A screen with the life cycle of the document's view controllers, for the terminal (R14, R16).
@MainActor
protocol TerminalScreen: AnyObject {
  /// Called by the screen whenever it should be drawn again; set by whoever shows it.
  var setNeedsDisplay: (() -> Void)? { get set }

  /// The screen has been put in place and is empty; called once.
  func viewDidLoad()

  /// The screen has this size from now on; called before every drawing.
  func layout(in size: Size)

  /// Draws the whole screen on an empty canvas.
  func draw(on canvas: inout Canvas)

  /// Takes a key and returns whether it meant something.
  func handle(_ key: Key) -> Bool
}
#endif
