import TerminalUI

/// A place of the terminal's screen: it shows what its view model has and forwards keys (C16).
@MainActor protocol TerminalView {
  /// The top line's text.
  var heading: String { get }
  /// The bottom line's text: what the keys do here.
  var keyHints: String { get }
  /// What went wrong, in the screen's language.
  var errorText: String? { get }

  /// Gets ready to be shown, at first and again when the place before it is left.
  mutating func appear() -> Step

  /// Takes a key and returns what follows from it.
  mutating func handle(_ key: Key, in area: Area) -> Step

  /// Draws into the area, and nowhere else.
  func draw(on canvas: inout Canvas, in area: Area)
}
