package import Testing

import Foundation

/// Compares text with a recorded file of `Tests/Golden`, and attaches what was seen where they differ.
///
/// With `QATLAM_RECORD=1` in the environment the text is recorded instead.
package func expectGolden(
  _ text: String,
  named name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectRecorded(text, at: "Tests/Golden/\(name)", sourceLocation: sourceLocation)
}

/// Compares text with a recorded file, given relative to the package, as `expectGolden` does.
package func expectRecorded(
  _ text: String,
  at path: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let recorded = Repository.url(path)
  if ProcessInfo.processInfo.environment["QATLAM_RECORD"] == "1" {
    try FileManager.default.createDirectory(
      at: recorded.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: recorded)
    return
  }
  let expected = String(decoding: try Data(contentsOf: recorded), as: UTF8.self)
  if text != expected {
    Attachment.record(text, named: recorded.lastPathComponent, sourceLocation: sourceLocation)
  }
  #expect(
    text == expected,
    "differs from \(path); run with QATLAM_RECORD=1 to accept",
    sourceLocation: sourceLocation
  )
}
