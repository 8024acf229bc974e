import CNCurses
import Foundation

extension Character {
  /// The part of a character that the C library gives no more than a number of columns.
  ///
  /// ncurses measures scalar by scalar: a family of emoji would take a column pair for each
  /// member. What would go too far is left out, and the rest of the columns is filled with
  /// blanks, so that everything to the right stays in its place on every terminal.
  func fitted(columns: Int) -> String {
    var kept = String.UnicodeScalarView()
    var used = 0
    for scalar in unicodeScalars where scalar != "\u{FE0F}" {
      let width = Int(wcwidth(wchar_t(scalar.value)))
      guard width >= 0, used + width <= columns else { break }
      kept.append(scalar)
      used += width
    }
    if kept.last == "\u{200D}" { kept.removeLast() }
    if used == 0 { return "?" + String(repeating: " ", count: columns - 1) }
    return String(kept) + String(repeating: " ", count: columns - used)
  }
}

extension Curses {
  /// Draws one row of a canvas, a piece for every stretch of one style.
  func draw(_ cells: [Cell], row: Int) {
    var piece = ""
    var start = 0
    for (column, cell) in cells.enumerated() {
      if cell.style != cells[start].style {
        put(piece, row: row, column: start, style: cells[start].style)
        (piece, start) = ("", column)
      }
      if case .character(let character, let width, _) = cell {
        piece += character.isASCII ? String(character) : character.fitted(columns: width)
      }
    }
    guard !piece.isEmpty else { return }
    put(piece, row: row, column: start, style: cells[start].style)
  }
}
