import QatlamDomain
import QatlamUseCases
import Synchronization

/// What one worker brings home.
final class Harvest: Sendable {
  /// The facts of a file.
  struct Crop<Facts: Sendable>: Sendable {
    /// The file's index in the listing.
    let number: Int
    var facts: Facts
    /// The mark of its bytes, where marks are needed.
    let content: ContentMark?
  }

  /// What a worker has got together.
  struct Basket: Sendable {
    /// Facts that were scanned, numbered by the worker's own names.
    var scanned: [Crop<FileFactsDraft>] = []
    /// Facts of an earlier run, numbered as they were there.
    var cached: [Crop<FileFacts>] = []
    /// How many bytes were scanned, and how many read.
    var scannedBytes = 0
    var readBytes = 0
    var skipped: [Coverage.Gap] = []
  }

  let scannedCount: Int
  let cachedCount: Int
  let scannedBytes: Int
  let readBytes: Int
  let skipped: [Coverage.Gap]
  /// The names of what was scanned.
  let names: Interner.Snapshot
  private let basket: Mutex<Basket>

  init(_ basket: Basket, names: Interner.Snapshot) {
    scannedCount = basket.scanned.count
    cachedCount = basket.cached.count
    scannedBytes = basket.scannedBytes
    readBytes = basket.readBytes
    skipped = basket.skipped
    self.names = names
    self.basket = Mutex(basket)
  }

  /// Notes which of an earlier run's names its facts need.
  func cachedNames(of count: Int) -> [Bool] {
    basket.withLock { basket in
      var isNeeded = [Bool](repeating: false, count: count)
      for crop in basket.cached { crop.facts.noteNames(in: &isNeeded) }
      return isNeeded
    }
  }

  /// Gives the facts away, their names renumbered in place: by one map what was scanned, by another what is older.
  ///
  /// Without a map numbers stay as they are.
  func finished(by map: [NameID]?, cachedBy cachedMap: [NameID]?) -> [Crop<FileFacts>] {
    var basket = basket.withLock { kept in
      let taken = kept
      kept = Basket()
      return taken
    }
    var finished: [Crop<FileFacts>] = []
    if let cachedMap {
      // Taken one by one, so that nobody else holds what is renumbered.
      while let crop = basket.cached.popLast() {
        let (number, content) = (crop.number, crop.content)
        var draft = Self.draft(of: (consume crop).facts)
        draft.renumber(by: cachedMap)
        finished.append(Crop(number: number, facts: FileFacts(draft), content: content))
      }
    } else {
      finished = basket.cached
    }
    finished.reserveCapacity(finished.count + basket.scanned.count)
    for index in basket.scanned.indices {
      if let map { basket.scanned[index].facts.renumber(by: map) }
      let crop = basket.scanned[index]
      finished.append(
        Crop(number: crop.number, facts: FileFacts(crop.facts), content: crop.content)
      )
    }
    return finished
  }

  /// A copy of facts that can be changed.
  private static func draft(of facts: FileFacts) -> FileFactsDraft {
    var draft = FileFactsDraft(path: facts.path)
    draft.imports = facts.imports
    draft.declarations = facts.declarations
    draft.types = facts.types
    draft.chains = facts.chains
    draft.components = facts.components
    draft.contexts = facts.contexts
    draft.arguments = facts.arguments
    draft.expressions = facts.expressions
    draft.requirements = facts.requirements
    draft.comments = facts.comments
    draft.lineStarts = facts.lineStarts
    draft.partialReads = facts.partialReads
    draft.hasGeneratedMarker = facts.hasGeneratedMarker
    return draft
  }
}
