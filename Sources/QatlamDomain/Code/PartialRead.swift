/// A place that could not be read as Swift; the rest of the file was read.
package struct PartialRead: Hashable, Sendable {
  /// Why a place could not be read.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    case conflictMarker = "merge conflict marker"
    case unterminatedString = "string without an end"
    case unterminatedComment = "comment without an end"
    case unterminatedRegex = "regex literal without an end"
    case unbalancedBraces = "unbalanced brackets"
    case nestedTooDeep = "nesting that no compiler reads"
    case invalidUTF8 = "bytes that are not UTF-8"
    case unknownToken = "text that is not Swift"
    case nulByte = "NUL byte"
  }

  package var line: UInt32
  package var reason: Reason

  /// Creates a record of a place, by line from 1.
  package init(line: UInt32, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
