import Foundation
import SandboxServer

/// Starts the sandbox from a command line and waits to be ended.
@main
enum Main {
  /// Ends with status 0 on a signal, 2 for wrong arguments, 3 when the server cannot start.
  static func main() async {
    do {
      switch try Arguments(CommandLine.arguments.dropFirst()).command {
      case .help:
        print(Arguments.help, terminator: "")
      case .serve(let settings):
        try await serve(settings)
      }
    } catch let fault as ArgumentFault {
      complain("\(fault)\nTry 'sandbox-server --help'.")
      exit(2)
    } catch {
      complain(error.localizedDescription)
      exit(3)
    }
  }

  private static func serve(_ settings: Arguments.Settings) async throws {
    let server = try SandboxServer.start(
      port: settings.port,
      database: settings.database,
      faults: settings.faults,
      characters: settings.characters
    )
    let ending = EndingSignals()
    // Whoever starts this program reads the port from the first line: it must not be held back.
    FileHandle.standardOutput.write(Data("listening on \(server.baseURL.absoluteString)\n".utf8))
    await ending.first()
    server.stop()
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("sandbox-server: \(message)\n".utf8))
  }
}
