import QatlamDomain
import QatlamUseCases
import Synchronization

/// What one worker brings home.
final class Harvest: Sendable {
  /// Where facts come from.
  enum Origin: Equatable, Sendable {
    /// An earlier run.
    case cache
    /// So many bytes.
    case scan(Int)
  }

  /// The facts of a file.
  struct Crop: Sendable {
    /// The file's index in the listing.
    let number: Int
    var facts: FileFactsDraft
    /// The mark of its bytes, where marks are needed.
    let content: ContentMark?
    let origin: Origin

    var isFromCache: Bool { origin == .cache }
  }

  /// The facts of a file, finished.
  struct Finished: Sendable {
    let number: Int
    let facts: FileFacts
    let content: ContentMark?
  }

  /// How many files' facts are those of an earlier run.
  let cachedCount: Int
  let fileCount: Int
  let scannedBytes: Int
  let readBytes: Int
  let skipped: [Coverage.Gap]
  /// The names of what was scanned.
  let names: Interner.Snapshot
  private let crops: Mutex<[Crop]>

  init(_ crops: [Crop], readBytes: Int, skipped: [Coverage.Gap], names: Interner.Snapshot) {
    cachedCount = crops.count { $0.isFromCache }
    fileCount = crops.count
    scannedBytes = crops.reduce(0) { sum, crop in
      if case .scan(let count) = crop.origin { sum + count } else { sum }
    }
    self.readBytes = readBytes
    self.skipped = skipped
    self.names = names
    self.crops = Mutex(crops)
  }

  /// Notes which of an earlier run's names its facts need.
  func cachedNames(of count: Int) -> [Bool] {
    crops.withLock { crops in
      var isNeeded = [Bool](repeating: false, count: count)
      for index in crops.indices where crops[index].isFromCache {
        crops[index].facts.noteNames(in: &isNeeded)
      }
      return isNeeded
    }
  }

  /// Gives the facts away, their names renumbered in place: by one map what was scanned, by another what is older.
  ///
  /// Without a map numbers stay as they are.
  func finished(by map: [NameID]?, cachedBy cachedMap: [NameID]?) -> [Finished] {
    var crops = crops.withLock { kept in
      let taken = kept
      kept = []
      return taken
    }
    return crops.indices.map { index in
      if let map = crops[index].isFromCache ? cachedMap : map {
        crops[index].facts.renumber(by: map)
      }
      return Finished(
        number: crops[index].number,
        facts: FileFacts(crops[index].facts),
        content: crops[index].content
      )
    }
  }
}
