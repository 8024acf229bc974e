import Foundation
import TerminalUI

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
