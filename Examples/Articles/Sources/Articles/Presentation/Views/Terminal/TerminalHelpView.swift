import TerminalUI

/// The page that says what the keys do.
@MainActor struct TerminalHelpView: TerminalView {
  private let wording: Wording
  private var firstLine = 0

  /// Takes the words.
  init(wording: Wording) {
    self.wording = wording
  }

  /// The place's name.
  var heading: String { wording[.help] }

  /// What the keys do here.
  var keyHints: String { wording[.helpKeys] }

  /// Nothing can go wrong here.
  var errorText: String? { nil }

  /// Needs nothing.
  mutating func appear() -> Step { .stay }

  /// Scrolls or leaves.
  mutating func handle(_ key: Key, in area: Area) -> Step {
    let last = max(0, lines(columns: area.columns).count - area.rows)
    switch key {
    case .up: firstLine -= 1
    case .down: firstLine += 1
    case .pageUp: firstLine -= max(1, area.rows)
    case .pageDown, .character(" "): firstLine += max(1, area.rows)
    case .escape, .enter, .character("q"), .character("?"): return .back
    default: return .ignored
    }
    firstLine = min(max(0, firstLine), last)
    return .stay
  }

  /// Draws the part in sight.
  func draw(on canvas: inout Canvas, in area: Area) {
    let lines = lines(columns: area.columns)
    let first = min(firstLine, max(0, lines.count - area.rows))
    for (row, line) in lines[first...].prefix(area.rows).enumerated() {
      canvas.write(line, row: area.row + row, column: 0)
    }
  }

  private func lines(columns: Int) -> [String] {
    DisplayWidth.wrapped(wording[.helpPage], columns: max(1, columns))
  }
}
