import Foundation

/// Where this package and what was built of it are.
enum Package {
  /// The package's folder.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns a program that was built with the tests.
  static func program(_ name: String) -> URL {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let here = Bundle.main.executableURL?.deletingLastPathComponent() ?? tests
    return here.appending(component: name)
  }
}
