import SwiftSyntax

/// Finds the comments that speak to Qatlam, and whether one marks the file as generated.
struct CommentReader {
  private let bytes: [UInt8]
  /// Where the file's text begins: behind a byte order mark and a shebang.
  private var textStart = 0
  private(set) var comments: [FoundComment] = []
  private(set) var marksGenerated = false

  /// Reads the comments of a file.
  init(_ tree: SourceFileSyntax, bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { textStart = 3 }
    if let shebang = tree.shebang { textStart = shebang.end }
    var isAtTop = true
    for token in tree.tokens(viewMode: .sourceAccurate) {
      read(token.leadingTrivia, from: token.position.utf8Offset, isAtTop: isAtTop)
      if token.start >= textStart, token.tokenKind != .shebang(token.text), !token.text.isEmpty {
        isAtTop = false
      }
      let trailing = token.endPositionBeforeTrailingTrivia.utf8Offset
      read(token.trailingTrivia, from: trailing, isAtTop: isAtTop)
    }
  }

  private mutating func read(_ trivia: Trivia, from start: Int, isAtTop: Bool) {
    var offset = start
    for piece in trivia {
      switch piece {
      case .lineComment, .docLineComment:
        read(from: offset, to: offset + piece.sourceLength.utf8Length, isAtTop: isAtTop)
      case .blockComment, .docBlockComment:
        read(from: offset, to: offset + piece.sourceLength.utf8Length - 2, isAtTop: isAtTop)
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
  }

  /// Reads the text of a comment, its mark included.
  private mutating func read(from start: Int, to end: Int, isAtTop: Bool) {
    guard start < end, end <= bytes.count else { return }
    let before = bytes[textStart..<max(start, textStart)]
      .reversed().prefix { $0 != 0x0A && $0 != 0x0D }
    let standsAlone = before.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0B || $0 == 0x0C }
    var offset = start
    for line in bytes[start..<end].split(
      omittingEmptySubsequences: false,
      whereSeparator: {
        $0 == 0x0A || $0 == 0x0D
      }
    ) {
      offset = line.startIndex
      let text = line.drop { " \t\u{B}\u{C}/*".utf8.contains($0) }
      if text.starts(with: "qatlam:".utf8) {
        let trimmed = String(decoding: text, as: UTF8.self)
        comments.append(
          FoundComment(
            text: Self.trimmed(trimmed),
            offset: text.startIndex,
            standsAlone: standsAlone,
            isAtTop: isAtTop
          )
        )
      }
    }
    assert(offset <= end)
    guard isAtTop else { return }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let marks = [
      "@generated", "DO NOT EDIT", "Do not edit", "swiftlint:disable all",
      "swift-format-ignore-file",
    ]
    if marks.contains(where: { text.contains($0) }) { marksGenerated = true }
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while let last = text.unicodeScalars.last, " \t\u{B}\u{C}".unicodeScalars.contains(last) {
      text.unicodeScalars.removeLast()
    }
    return text
  }
}
