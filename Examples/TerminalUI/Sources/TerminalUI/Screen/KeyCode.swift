import CNCurses

/// What one call to ncurses for input brought.
enum KeyCode: Hashable, Sendable {
  /// A scalar that was typed, or a control code.
  case scalar(Unicode.Scalar)
  /// A key that is no character, by the number ncurses gives it.
  case function(Int32)

  /// The key that was pressed, or `nil` for one that nothing here knows.
  var key: Key? {
    switch self {
    case .scalar(let scalar): Self.key(for: scalar)
    case .function(let code): Self.key(forFunction: code)
    }
  }

  private static func key(for scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x1B: .escape
    case 0x01...0x1A: Unicode.Scalar(scalar.value + 0x60).map { .control(Character($0)) }
    case 0x00, 0x1C...0x1F, 0x80..<0xA0: nil
    default: .character(Character(scalar))
    }
  }

  private static func key(forFunction code: Int32) -> Key? {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_PPAGE: .pageUp
    case KEY_NPAGE: .pageDown
    case KEY_HOME: .home
    case KEY_END: .end
    case KEY_ENTER: .enter
    case KEY_BACKSPACE: .backspace
    case KEY_DC: .delete
    case KEY_BTAB: .backTab
    case KEY_RESIZE: .resize
    default: nil
    }
  }
}
