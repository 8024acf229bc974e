#if !canImport(UIKit)
import TerminalUI

/// What a character's screen shows, a value that draws itself (R1).
struct DetailPicture: Hashable, Sendable {
  /// What the presenter gave, none before it has spoken.
  var data: DetailViewData?
  /// The picture's state, none before it was asked for.
  var image: DetailImageViewData?
  private var offset = 0

  /// Creates an empty picture.
  init() {}

  /// Scrolls a screen that is too small for everything, and returns whether the key scrolls.
  mutating func scroll(_ key: Key, in size: Size) -> Bool {
    let step: Int
    switch key {
    case .up: step = -1
    case .down: step = 1
    case .pageUp: step = -Self.room(in: size)
    case .pageDown: step = Self.room(in: size)
    default: return false
    }
    offset = min(max(0, offset + step), lastOffset(in: size))
    return true
  }

  /// Draws the whole screen.
  func draw(on canvas: inout Canvas) {
    guard let data else { return }
    let bar = Style([.bold, .reverse])
    canvas.fill(row: 0, style: bar)
    canvas.write(" \(data.title)", row: 0, column: 0, style: bar)
    let lines = lines(columns: canvas.size.columns)
    let first = min(offset, lastOffset(in: canvas.size))
    let visible = lines.dropFirst(first).prefix(Self.room(in: canvas.size))
    for (row, line) in visible.enumerated() {
      canvas.write(line.label, row: row + 2, column: 1, style: Style(.dim))
      canvas.write(line.text, row: row + 2, column: line.column, style: line.style)
    }
    canvas.write(
      DisplayWidth.prefix(of: data.keys, columns: canvas.size.columns),
      row: canvas.size.rows - 1,
      column: 0,
      style: Style(.dim)
    )
  }

  private struct Line: Hashable, Sendable {
    var label = ""
    var text: String
    var column = 1
    var style = Style.plain
  }

  private func lines(columns: Int) -> [Line] {
    guard let data else { return [] }
    var lines: [Line] = []
    let labels = [data.status?.label, data.image?.label] + data.rows.map(\.label)
    let column = (labels.compactMap { $0.map(DisplayWidth.columns(of:)) }.max() ?? 0) + 3
    if let status = data.status {
      let style = Self.style(of: status.color)
      lines.append(
        Line(label: status.label, text: "● \(status.text)", column: column, style: style)
      )
    }
    for row in data.rows + [data.image].compactMap({ $0 }) {
      let parts = DisplayWidth.wrapped(row.value, columns: columns - column)
      for (index, part) in parts.enumerated() {
        lines.append(Line(label: index == 0 ? row.label : "", text: part, column: column))
      }
    }
    if let words = imageWords {
      lines.append(Line(text: words.text, column: column, style: words.style))
    }
    if let words = noticeWords {
      lines += DisplayWidth.wrapped(words.text, columns: columns - 2)
        .map { Line(text: $0, style: words.style) }
    }
    return lines
  }

  private var imageWords: (text: String, style: Style)? {
    switch image {
    case .working(let text): (text, Style(color: .cyan))
    case .picture(bytes: _, let caption): (caption, .plain)
    case .failure(let text): (text, Style(color: .red))
    case nil: nil
    }
  }

  private var noticeWords: (text: String, style: Style)? {
    switch data?.notice {
    case .working(let text): (text, Style(color: .cyan))
    case .failure(let text, let remedy): ("\(text) \(remedy)", Style(.bold, color: .red))
    case nil: nil
    }
  }

  private func lastOffset(in size: Size) -> Int {
    max(0, lines(columns: size.columns).count - Self.room(in: size))
  }

  /// The rows between the title and the keys, a blank line on either side.
  private static func room(in size: Size) -> Int {
    max(1, size.rows - 4)
  }

  private static func style(of color: DetailViewData.StatusColor) -> Style {
    switch color {
    case .green: Style(.bold, color: .green)
    case .red: Style(.bold, color: .red)
    case .gray: Style(.dim)
    }
  }
}
#endif
