/// One thing that a person did at the keyboard, or to the window.
public enum Key: Hashable, Sendable {
  /// A typed character, whole: combining marks that arrive with it are part of it.
  case character(Character)
  /// Return, whether it arrives as a carriage return or as a line feed.
  case enter
  /// Escape, told from the start of a longer sequence by a wait of 25 milliseconds.
  case escape
  /// Tab.
  case tab
  /// Shift and tab.
  case backTab
  /// The key that removes the character before the cursor.
  case backspace
  /// The key that removes the character under the cursor.
  case delete
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// Arrow left.
  case left
  /// Arrow right.
  case right
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Home.
  case home
  /// End.
  case end
  /// A letter typed with the control key, in lower case: `.control("c")`.
  case control(Character)
  /// The window has a new size; `Display.size` tells it.
  case resize
}
