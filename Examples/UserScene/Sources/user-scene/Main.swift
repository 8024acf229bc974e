#if !canImport(UIKit)
import Foundation
import UserScene

/// The program `user-scene`: hands the process to the app and leaves with its status.
@main
struct Main {
  /// Runs the app and ends the process.
  static func main() async {
    let app = UserSceneApp(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment
    )
    exit(await app.run())
  }
}
#endif
