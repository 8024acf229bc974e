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

extension Console {
  /// Returns the console of this process.
  static func live() -> Console {
    Console(
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      readInput: { () throws(ConsoleFailure) in
        try text(of: FileHandle.standardInput.readDataToEndOfFile(), path: "-")
      },
      readSecret: { (prompt) throws(ConsoleFailure) in
        if Terminal.isInteractive { FileHandle.standardError.write(Data(prompt.utf8)) }
        guard let line = HiddenInput.readLine() else { throw .noInput }
        if Terminal.isInteractive { FileHandle.standardError.write(Data("\n".utf8)) }
        return line
      },
      ask: { question in
        guard Terminal.isInteractive else { return nil }
        FileHandle.standardOutput.write(Data(question.utf8))
        return readLine()
      },
      readFile: { (path) throws(ConsoleFailure) in
        let data: Data
        do {
          data = try Data(contentsOf: URL(filePath: path))
        } catch {
          throw .unreadable(path: path)
        }
        return try text(of: data, path: path)
      }
    )
  }

  private static func text(of data: Data, path: String) throws(ConsoleFailure) -> String {
    guard let text = String(data: data, encoding: .utf8) else { throw .notText(path: path) }
    return text
  }
}
