import Foundation
import TerminalUI

/// The demo's one screen.
@MainActor final class Demo {
  private enum Part: Int, CaseIterable { case field, area, list }

  private let terminal: Terminal
  private let ending: Ending
  private var focus = Part.field
  private var field = TextField(text: "", limit: 20)
  private var area = TextArea(text: "")
  private var list = ScrollingList()
  private var lastKey = "none"
  private let entries = (1...30).map { "entry \($0)" }

  /// Takes a terminal that is open.
  init(terminal: Terminal, ending: Ending) {
    self.terminal = terminal
    self.ending = ending
  }

  /// Shows the screen and forwards keys until control-C.
  func run() async {
    draw()
    for await key in terminal.keys {
      lastKey = "\(key)"
      if key == .control("c") {
        end()
        return
      }
      handle(key)
      draw()
    }
  }

  private func handle(_ key: Key) {
    switch (key, focus) {
    case (.tab, _): move(by: 1)
    case (.backTab, _): move(by: Part.allCases.count - 1)
    case (.control("p"), _): field.isSecure.toggle()
    case (_, .field): _ = field.handle(key)
    case (_, .area): _ = area.handle(key, columns: terminal.size.columns)
    case (_, .list): _ = list.handle(key, count: entries.count, visible: listRows)
    }
  }

  private func move(by distance: Int) {
    focus = Part(rawValue: (focus.rawValue + distance) % Part.allCases.count) ?? .field
  }

  private var listRows: Int { max(0, terminal.size.rows - 8) }

  private func draw() {
    let size = terminal.size
    var canvas = Canvas(size: size)
    canvas.fill(row: 0, style: Style(.reverse))
    canvas.write("Demo 界 👨‍👩‍👧 é", row: 0, column: 0, style: Style([.reverse, .bold]))
    let place = "\(size.columns)x\(size.rows) pid \(ProcessInfo.processInfo.processIdentifier)"
    canvas.write(place, row: 1, column: 0, style: Style(color: .cyan))
    canvas.write("key: \(lastKey)", row: 2, column: 0, style: Style(.dim))
    canvas.write("Field: ", row: 3, column: 0)
    field.draw(on: &canvas, row: 3, column: 7, width: size.columns - 7, isFocused: focus == .field)
    let areaSize = Size(columns: size.columns, rows: min(3, size.rows - 4))
    area.draw(on: &canvas, row: 4, column: 0, size: areaSize, isFocused: focus == .area)
    let range = list.visibleRange(count: entries.count, visible: listRows)
    for (row, index) in range.enumerated() {
      let isSelected = index == list.selection
      let style = isSelected ? Style(.reverse, color: .green) : .plain
      canvas.write(entries[index], row: 7 + row, column: 0, style: style)
    }
    if focus == .list { canvas.cursor = nil }
    terminal.show(canvas)
  }

  private func end() {
    switch ending {
    case .close: terminal.close()
    case .drop: break
    case .exit: Foundation.exit(7)
    case .crash: print(entries.count / (list.selection - list.selection))
    case .hang: while true { Thread.sleep(forTimeInterval: 1) }
    }
  }
}
