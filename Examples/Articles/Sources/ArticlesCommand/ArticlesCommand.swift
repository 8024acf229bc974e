import Articles
import Foundation

/// The program `articles`: hands its arguments over and ends as the app says.
@main struct ArticlesCommand {
  /// Runs the app once.
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await ArticlesProgram.run(arguments: arguments, in: .live()))
  }
}
