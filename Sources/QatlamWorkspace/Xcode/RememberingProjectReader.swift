package import QatlamDomain
package import QatlamUseCases

/// Understands Xcode projects, and remembers from run to run what it has understood of large ones.
///
/// What it remembers stands behind the project's own text, and counts for no other text.
package struct RememberingProjectReader: ManifestReading {
  private let reader = XcodeProjectReader()
  private let caches: any CacheKeeping
  private let sizeLimit: Int

  /// Creates a reader; projects of fewer bytes than `sizeLimit` are read in less time than anybody notices.
  package init(_ caches: any CacheKeeping, sizeLimit: Int = 1 << 19) {
    self.caches = caches
    self.sizeLimit = sizeLimit
  }

  package var makesProjects: Bool { reader.makesProjects }

  package func understands(_ path: String) -> Bool { reader.understands(path) }

  package func manifest(
    at path: String,
    in tree: ManifestTree
  ) throws(ManifestFault) -> ProjectManifest? {
    guard let text = reader.text(of: path, in: tree) else { return nil }
    guard text.count >= sizeLimit else { return try reader.manifest(of: text, at: path) }
    let place = "\(tree.root)\n\(path)"
    if let known = caches.cache(of: place).flatMap({ Self.manifest(in: $0, of: text) }) {
      return known
    }
    let manifest = try reader.manifest(of: text, at: path)
    if let plain = PlainManifest.bytes(of: manifest) {
      var pieces = [text, plain, Self.trailer(of: plain)][...]
      caches.keep(cacheOf: place) { pieces.popFirst() }
    }
    return manifest
  }

  private static func manifest(
    in cache: any CacheReading,
    of text: [UInt8]
  ) -> ProjectManifest? {
    let end = cache.count - trailerLength
    guard end >= text.count, cache.bytes(in: 0..<text.count) == text,
      let plain = cache.bytes(in: text.count..<end),
      cache.bytes(in: end..<cache.count) == trailer(of: plain)
    else { return nil }
    return PlainManifest.manifest(in: plain)
  }

  private static let trailerLength = 16

  /// A sum of what was understood: what was cut off or changed on the disk does not bear it.
  private static func trailer(of plain: [UInt8]) -> [UInt8] {
    var sum = FowlerNollVo()
    sum.take(plain)
    return Array(sum.text.utf8)
  }
}
