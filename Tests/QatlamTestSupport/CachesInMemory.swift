package import QatlamUseCases
import Synchronization

/// Caches that last as long as a test.
package final class CachesInMemory: CacheKeeping {
  private let contents = Mutex<[String: [UInt8]]>([:])

  /// Creates a place without caches.
  package init() {}

  /// The bytes of a subject's cache; a test may change them.
  package subscript(subject: String) -> [UInt8]? {
    get { contents.withLock { $0[subject] } }
    set { contents.withLock { $0[subject] = newValue } }
  }

  package func cache(of subject: String) -> (any CacheReading)? {
    self[subject].map(CacheInMemory.init)
  }

  package func keep(cacheOf subject: String, _ next: () -> [UInt8]?) {
    var bytes: [UInt8] = []
    while let piece = next() { bytes += piece }
    self[subject] = bytes
  }
}

private struct CacheInMemory: CacheReading {
  let contents: [UInt8]

  var count: Int { contents.count }

  func bytes(in range: Range<Int>) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= contents.count else { return nil }
    return Array(contents[range])
  }
}
