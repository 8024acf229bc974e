import Foundation

/// The built program, which lies beside the tests.
enum ProgramUnderTest {
  /// Its path.
  static var path: String {
    get throws {
      let tests = URL(filePath: CommandLine.arguments.first ?? "")
      var folder = tests.deletingLastPathComponent()
      for _ in 1...4 {
        let program = folder.appending(path: "rick-and-morty")
        if FileManager.default.isExecutableFile(atPath: program.path) { return program.path }
        folder.deleteLastPathComponent()
      }
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: tests.path])
    }
  }
}
