import TerminalUI

/// What stands around every place: heading, message and keys.
struct TerminalFrame {
  /// The screen's extent.
  let size: Size
  /// The top line.
  let heading: String
  /// The bottom line.
  let keyHints: String
  /// What stands above the bottom line, if anything.
  let message: Message?

  /// A text for the person, and what kind it is.
  struct Message: Hashable, Sendable {
    /// The kinds, which differ in their looks.
    enum Kind: Hashable, Sendable {
      /// Something went wrong.
      case error
      /// Something happened.
      case notice
      /// Something is asked.
      case question
    }

    /// The words.
    let text: String
    /// What they are.
    let kind: Kind
  }

  /// The rows between heading and message.
  var area: Area {
    let top = min(1, size.rows)
    let bottom = size.rows - min(1, max(0, size.rows - 2)) - messageLines.count
    return Area(row: top, rows: max(0, bottom - top), columns: size.columns)
  }

  /// Draws everything but the area.
  func draw(on canvas: inout Canvas) {
    canvas.fill(row: 0, style: Style([.reverse]))
    canvas.write(
      DisplayWidth.prefix(of: " " + heading, columns: size.columns),
      row: 0,
      column: 0,
      style: Style([.reverse, .bold])
    )
    for (index, line) in messageLines.enumerated() {
      canvas.write(line, row: area.row + area.rows + index, column: 0, style: messageStyle)
    }
    guard size.rows > 2 else { return }
    let keys = DisplayWidth.prefix(of: keyHints, columns: size.columns)
    canvas.write(keys, row: size.rows - 1, column: 0, style: Style([.dim]))
  }

  /// The message's rows; on a low screen the place gives way to it, but for one row.
  private var messageLines: [String] {
    guard let message else { return [] }
    let lines = DisplayWidth.wrapped(message.text, columns: size.columns)
    let room = max(0, size.rows - 3)
    guard lines.count > room, room > 0 else { return Array(lines.prefix(room)) }
    let last = DisplayWidth.prefix(of: lines[room - 1] + " …", columns: size.columns)
    return lines.prefix(room - 1) + [last]
  }

  private var messageStyle: Style {
    switch message?.kind {
    case .error: Style([.bold], color: .red)
    case .question: Style([.bold], color: .yellow)
    case .notice, nil: Style(color: .green)
    }
  }
}
