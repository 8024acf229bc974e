#if !canImport(UIKit)
import TerminalUI

/// What the list's screen shows and where the user is in it, a value that draws itself (R1).
struct HomePicture: Hashable, Sendable {
  /// The rows.
  private(set) var items: [HomeViewItem] = []
  /// What stands around the rows, none before the presenter has spoken.
  var frame: HomeViewData?
  /// The selected row and the part in sight.
  private(set) var list = ScrollingList()
  /// The search field while it has the keyboard.
  var search: TextField?

  /// Shows these rows; the selection stays where it is as far as there are rows.
  mutating func replaceItems(with items: [HomeViewItem]) {
    self.items = items
    list.selection = min(list.selection, max(0, items.count - 1))
    if items.isEmpty { list = ScrollingList() }
  }

  /// The rows in sight on a screen.
  func visibleItems(in size: Size) -> Range<Int> {
    list.visibleRange(count: items.count, visible: max(1, size.rows - Self.linesAround))
  }

  /// Moves the selection, and returns whether the key moves it.
  mutating func move(_ key: Key, in size: Size) -> Bool {
    list.handle(key, count: items.count, visible: max(1, size.rows - Self.linesAround))
  }

  /// Gives the keyboard to the search field.
  mutating func beginSearch() {
    search = TextField(text: frame?.searchText ?? "", limit: 80)
  }

  /// Types into the search field, and returns its text if the key was one for it.
  mutating func type(_ key: Key) -> String? {
    guard search?.handle(key) == true else { return nil }
    return search?.text
  }

  /// The filter so many places after the one that is on, round and round.
  func filter(after steps: Int) -> Int {
    guard let frame, !frame.filters.isEmpty else { return 0 }
    let count = frame.filters.count
    return (frame.selectedFilter + steps + count) % count
  }

  /// Title, filters and a blank line above, notice and keys below.
  private static var linesAround: Int { 5 }
}

extension HomePicture {
  /// Draws the whole screen.
  func draw(on canvas: inout Canvas) {
    guard let frame else { return }
    drawTitle(frame, on: &canvas)
    drawFilters(frame, on: &canvas)
    let range = visibleItems(in: canvas.size)
    let statusWidth = items[range].map { DisplayWidth.columns(of: $0.statusText) }.max() ?? 0
    for (line, index) in range.enumerated() {
      drawItem(index, row: line + 3, statusWidth: statusWidth, on: &canvas)
    }
    drawNotice(frame, on: &canvas)
    canvas.write(
      DisplayWidth.prefix(
        of: search == nil ? frame.keys : frame.searchKeys,
        columns: canvas.size.columns
      ),
      row: canvas.size.rows - 1,
      column: 0,
      style: Style(.dim)
    )
  }

  private func drawTitle(_ frame: HomeViewData, on canvas: inout Canvas) {
    let width = canvas.size.columns
    let style = Style([.bold, .reverse])
    canvas.fill(row: 0, style: style)
    canvas.write(" \(frame.title)", row: 0, column: 0, style: style)
    let column = width - DisplayWidth.columns(of: frame.summary) - 1
    guard column > DisplayWidth.columns(of: frame.title) + 2 else { return }
    canvas.write(frame.summary, row: 0, column: column, style: style)
  }

  private func drawFilters(_ frame: HomeViewData, on canvas: inout Canvas) {
    let label = " \(frame.searchLabel): "
    let start = DisplayWidth.columns(of: label)
    let width = max(10, min(28, canvas.size.columns / 3))
    canvas.write(label, row: 1, column: 0, style: Style(.dim))
    if let search {
      search.draw(on: &canvas, row: 1, column: start, width: width, style: Style(.underline))
    } else {
      let text = frame.searchText.isEmpty ? "–" : frame.searchText
      canvas.write(DisplayWidth.prefix(of: text, columns: width), row: 1, column: start)
    }
    var column = start + width + 2
    let caption = "\(frame.filterLabel): "
    canvas.write(caption, row: 1, column: column, style: Style(.dim))
    column += DisplayWidth.columns(of: caption)
    for (index, filter) in frame.filters.enumerated() {
      let isOn = index == frame.selectedFilter
      guard isOn || canvas.size.columns >= 72 else { continue }
      let text = isOn ? "[\(filter)]" : " \(filter) "
      canvas.write(text, row: 1, column: column, style: isOn ? Style(.bold) : .plain)
      column += DisplayWidth.columns(of: text)
    }
  }

  private func drawItem(_ index: Int, row: Int, statusWidth: Int, on canvas: inout Canvas) {
    let item = items[index]
    let isSelected = index == list.selection
    let traits: Traits = isSelected ? .reverse : []
    canvas.fill(row: row, style: Style(traits))
    canvas.write(isSelected ? "›" : " ", row: row, column: 0, style: Style(traits))
    canvas.write(
      "● \(item.statusText)",
      row: row,
      column: 2,
      style: Self.style(of: item.statusColor, traits)
    )
    let nameColumn = 2 + 2 + statusWidth + 2
    let rest = canvas.size.columns - nameColumn
    let nameWidth = rest < 36 ? rest : rest / 2
    canvas.write(
      DisplayWidth.prefix(of: item.name, columns: nameWidth),
      row: row,
      column: nameColumn,
      style: Style(traits.union(.bold))
    )
    guard nameWidth < rest else { return }
    canvas.write(
      DisplayWidth.prefix(of: item.subtitle, columns: rest - nameWidth - 2),
      row: row,
      column: nameColumn + nameWidth + 1,
      style: Style(traits)
    )
  }

  private func drawNotice(_ frame: HomeViewData, on canvas: inout Canvas) {
    let (text, style): (String, Style)
    switch frame.notice {
    case .working(let words): (text, style) = (words, Style(color: .cyan))
    case .empty(let words): (text, style) = (words, Style(.bold))
    case .failure(let words, let remedy):
      (text, style) = ("\(words) \(remedy)", Style(.bold, color: .red))
    case nil: return
    }
    let width = canvas.size.columns - 2
    guard items.isEmpty else {
      let line = DisplayWidth.prefix(of: text, columns: width)
      canvas.write(line, row: canvas.size.rows - 2, column: 1, style: style)
      return
    }
    let lines = DisplayWidth.wrapped(text, columns: width)
    for (offset, line) in lines.prefix(max(0, canvas.size.rows - 5)).enumerated() {
      canvas.write(line, row: 3 + offset, column: 1, style: style)
    }
  }

  private static func style(of color: HomeViewItem.StatusColor, _ traits: Traits) -> Style {
    switch color {
    case .green: Style(traits, color: .green)
    case .red: Style(traits, color: .red)
    case .gray: Style(traits.union(.dim))
    }
  }
}
#endif
