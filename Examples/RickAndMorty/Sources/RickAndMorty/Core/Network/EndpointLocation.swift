import Foundation

/// Where an endpoint lies (R6).
enum EndpointLocation: Hashable, Sendable {
  /// Path segments under the client's base address, not yet percent-encoded.
  case path([String])
  /// A whole address that somebody else chose, such as a picture's.
  case absolute(URL)
}
