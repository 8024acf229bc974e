import Foundation
import TerminalUI

extension World {
  /// Returns the world as it is on this machine.
  package static func live() -> World {
    World(
      environment: ProcessInfo.processInfo.environment,
      timeZone: .current,
      now: { milliseconds(of: Date()) },
      makeID: { UUID() },
      console: .live(),
      isInteractive: Terminal.isInteractive,
      serverPatience: 10
    )
  }

  /// Returns a moment cut to whole milliseconds, which every store and server keeps as they are.
  static func milliseconds(of date: Date) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 * 1000).rounded(.down) / 1000)
  }
}
