import TerminalUI

@testable import UserScene

/// A display that keeps what it shows.
@MainActor
final class DisplayFake: Display {
  var size = Size(columns: 40, rows: 12)
  let shown = Recorder<[String]>()

  func show(_ canvas: Canvas) {
    shown.record(canvas.lines)
  }
}

/// Stands where the stack of scenes stands.
@MainActor
final class NavigationSpy: TerminalNavigation {
  private(set) var pushed: [any TerminalScene] = []
  private(set) var pops = 0
  private(set) var redraws = 0

  func push(_ scene: any TerminalScene) {
    pushed.append(scene)
  }

  func pop() {
    pops += 1
  }

  func setNeedsDisplay() {
    redraws += 1
  }
}

extension TerminalScene {
  /// What the scene draws on an empty screen.
  func drawn(columns: Int = 40, rows: Int = 12) -> Canvas {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    draw(on: &canvas)
    return canvas
  }
}
