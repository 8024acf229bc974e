import Foundation

/// Finds the programs that were built together with the running tests.
public enum BuiltProduct {
  /// The path of a program of this build.
  ///
  /// - Parameter name: The executable target's name; the test target must depend on it.
  /// - Returns: An absolute path.
  /// - Throws: `CocoaError` with the path when nothing executable is there.
  public static func path(of name: String) throws -> String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle.map { $0.bundleURL.deletingLastPathComponent() } ?? Bundle.main.bundleURL
    let path = folder.appending(path: name).path(percentEncoded: false)
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    return path
  }
}
