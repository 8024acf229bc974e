/// Keeps what one run has worked out for the next, a cache for each folder of sources and each large project.
///
/// A cache is a copy of work, never the only one: where it cannot be read, written or believed there is none, and nothing
/// else is different.
package protocol CacheKeeping: Sendable {
  /// Opens the cache of a subject; `nil` where there is none that this program, as it is now, wrote for this user.
  func cache(of subject: String) -> (any CacheReading)?

  /// Puts a cache in the place of a subject's old one, whole or not at all.
  ///
  /// `next` is asked for the bytes piece by piece, until it returns `nil`.
  func keep(cacheOf subject: String, _ next: () -> [UInt8]?)
}

/// A cache that can be read in any order, by several tasks at once.
package protocol CacheReading: Sendable {
  /// How many bytes it holds.
  var count: Int { get }

  /// Returns the bytes of a range; `nil` where they cannot be read.
  func bytes(in range: Range<Int>) -> [UInt8]?
}
