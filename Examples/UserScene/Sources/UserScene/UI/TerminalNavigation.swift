#if !canImport(UIKit)
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
