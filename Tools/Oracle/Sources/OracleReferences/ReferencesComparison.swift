/// Compares what the compiler says about a package with what Qatlam claims.
package struct ReferencesComparison: Sendable {
  /// The counts.
  package private(set) var verdict = ReferencesVerdict()
  /// What only one side has, in order of the source.
  package private(set) var differences: [ReferenceDifference] = []
  /// Edges between files that only the compiler has, in order.
  package private(set) var missingFileEdges: [Edge] = []
  /// Edges between files that only Qatlam claims, in order.
  package private(set) var phantomFileEdges: [Edge] = []
  /// Edges between folders that only the compiler has, in order.
  package private(set) var missingFolderEdges: [Edge] = []
  /// Edges between folders that only Qatlam claims, in order.
  package private(set) var phantomFolderEdges: [Edge] = []

  /// Compares; files that were not compiled have no truth and are left out.
  package init(_ package: BuiltPackage, truth: Truth, claims: [Claim]) {
    var claimed: Set<Reference> = []
    var claimsByPlace: [Place: [Claim]] = [:]
    var edges: Set<Edge> = []
    for claim in claims {
      guard package.files[claim.place.file] != nil else {
        verdict.uncompiled += 1
        continue
      }
      claimsByPlace[claim.place, default: []].append(claim)
      if claim.meaning == .behindAlias { verdict.behindAliases += 1 }
      if case .unresolved(_, let file?) = claim.meaning,
        !package.isInactive(claim.place.file, line: claim.place.line)
      {
        edges.insert(Edge(from: claim.place.file, to: file))
      }
      guard let reference = claim.reference else { continue }
      guard !package.isInactive(reference.place.file, line: reference.place.line),
        !package.isInactive(reference.targetFile, line: reference.targetLine)
      else {
        verdict.inactive += 1
        continue
      }
      guard package.names(reference) else {
        verdict.unnamedClaims += 1
        continue
      }
      guard truth.declares(reference) else {
        verdict.localTargets += 1
        continue
      }
      claimed.insert(reference)
    }
    verdict.files = package.files.count
    verdict.implicit = truth.implicit
    verdict.unnamed = truth.unnamed
    compare(truth.references, claimed, claimsByPlace)
    edges = edges.filter { $0.from != $0.to }.union(Edge.betweenFiles(claimed))
    compareEdges(Edge.betweenFiles(truth.references), edges)
  }

  private mutating func compare(
    _ truth: Set<Reference>,
    _ claimed: Set<Reference>,
    _ claimsByPlace: [Place: [Claim]]
  ) {
    let truthByKey = Dictionary(truth.map { (Key($0), $0) }) { first, _ in first }
    let claimedByKey = Dictionary(claimed.map { (Key($0), $0) }) { first, _ in first }
    let truthByPlace = Dictionary(grouping: truthByKey.values, by: \.place)
    for (key, reference) in truthByKey {
      guard claimedByKey[key] == nil else {
        count(reference, \.found)
        continue
      }
      count(reference, \.missing)
      let others = claimsByPlace[reference.place] ?? []
      differences.append(Self.miss(reference, others))
    }
    for (key, reference) in claimedByKey where truthByKey[key] == nil {
      count(reference, \.phantom)
      differences.append(Self.phantom(reference, truthByPlace[reference.place] ?? []))
    }
    differences.sort()
  }

  private mutating func count(_ reference: Reference, _ part: WritableKeyPath<Score, Int>) {
    verdict.references[keyPath: part] += 1
    verdict.kinds[reference.kind, default: Score()][keyPath: part] += 1
    if reference.kind.isType { verdict.types[keyPath: part] += 1 }
  }

  private mutating func compareEdges(_ trueFiles: Set<Edge>, _ claimedFiles: Set<Edge>) {
    verdict.fileEdges = Self.score(trueFiles, claimedFiles)
    missingFileEdges = trueFiles.subtracting(claimedFiles).sorted()
    phantomFileEdges = claimedFiles.subtracting(trueFiles).sorted()
    let trueFolders = Edge.betweenFolders(trueFiles)
    let claimedFolders = Edge.betweenFolders(claimedFiles)
    verdict.folderEdges = Self.score(trueFolders, claimedFolders)
    missingFolderEdges = trueFolders.subtracting(claimedFolders).sorted()
    phantomFolderEdges = claimedFolders.subtracting(trueFolders).sorted()
  }

  private static func score(_ truth: Set<Edge>, _ claimed: Set<Edge>) -> Score {
    let found = truth.intersection(claimed).count
    return Score(found: found, missing: truth.count - found, phantom: claimed.count - found)
  }

  /// What must agree: all but the kind.
  private struct Key: Hashable {
    let place: Place
    let name: String
    let targetFile: String
    let targetLine: Int

    init(_ reference: Reference) {
      place = reference.place
      name = reference.name
      targetFile = reference.targetFile
      targetLine = reference.targetLine
    }
  }
}

// MARK: - Classes

extension ReferencesComparison {
  fileprivate static func miss(_ reference: Reference, _ claims: [Claim]) -> ReferenceDifference {
    var instead = "nothing"
    var detail = ""
    for claim in claims {
      switch claim.meaning {
      case .declared(let kind, let file, let line):
        guard kind == reference.kind || instead == "nothing" else { continue }
        instead =
          kind == reference.kind ? "another declaration" : "only a \(kind?.rawValue ?? "local")"
        detail = "\(file):\(line)"
      case .unresolved(let reason, _): instead = "unresolved, \(reason)"
      case .external where instead == "nothing": instead = "a library's"
      case .external, .behindAlias: break
      }
    }
    return ReferenceDifference(
      reference: reference,
      isMiss: true,
      instead: instead,
      detail: detail
    )
  }

  fileprivate static func phantom(
    _ reference: Reference,
    _ truth: [Reference]
  ) -> ReferenceDifference {
    let same = truth.filter { $0.kind == reference.kind }
    guard let other = same.first ?? truth.first else {
      return ReferenceDifference(
        reference: reference,
        isMiss: false,
        instead: "nothing",
        detail: ""
      )
    }
    return ReferenceDifference(
      reference: reference,
      isMiss: false,
      instead: same.isEmpty ? "only a \(other.kind.rawValue)" : "another declaration",
      detail: "\(other.targetFile):\(other.targetLine)"
    )
  }
}
