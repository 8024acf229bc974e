import Foundation
import TerminalUI

/// A tour of the toolkit: one field, one area, one list, and the last key.
@main
enum Main {
  /// Opens the terminal and runs until control-C or the end of the keys.
  @MainActor static func main() async {
    let end = CommandLine.arguments.dropFirst().first.flatMap(Ending.init) ?? .close
    do throws(TerminalFailure) {
      let terminal = try Terminal.open(colors: true)
      await Demo(terminal: terminal, ending: end).run()
      print("the demo is over")
    } catch {
      FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
      exit(3)
    }
  }
}
