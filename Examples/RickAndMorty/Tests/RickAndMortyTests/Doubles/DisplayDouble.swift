import Foundation
import TerminalUI
import Testing

/// A display that keeps the last picture and lets a test wait for one.
@MainActor
final class DisplayDouble: Display {
  var size: Size
  private(set) var canvas: Canvas
  private let waiting = Waiting()

  init(columns: Int = 80, rows: Int = 24) {
    size = Size(columns: columns, rows: rows)
    canvas = Canvas(size: size)
  }

  /// The picture as text, without empty rows at the end.
  var text: String {
    canvas.lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  func show(_ canvas: Canvas) {
    self.canvas = canvas
    waiting.look()
  }

  /// Waits until the picture holds a text.
  func wait(for text: String, at location: SourceLocation = #_sourceLocation) async {
    await waiting.wait(until: { self.text.contains(text) }, at: location)
  }
}
