import QatlamDomain
import QatlamUseCases

/// One walk through a folder: real folders first, then what only links lead to.
///
/// No folder is entered twice, so that links which run in circles are harmless. Two hard links to one
/// file are two files: each is a name that a build would read.
struct TreeWalk: Sendable {
  /// A file that was found.
  struct Found: Sendable {
    /// Relative to the root.
    var path: [UInt8]
    /// In bytes; `nil` where nobody has looked.
    var size: Int?
    /// `nil` where nobody has looked, or the file went away before.
    var identity: FileIdentity?
  }

  /// Files named `.swift`, in the order in which they were met.
  private(set) var found: [Found] = []
  /// What was left out, in the order in which it was met.
  private(set) var skipped: [Coverage.Gap] = []
  /// Folders that hold an Xcode project, or a manifest that one is made from.
  private(set) var projects: Set<String> = []
  /// Xcode projects, and `project.yml` files.
  private(set) var manifests: Set<String> = []
  /// Folders that hold an Xcode workspace.
  private(set) var workspaces: Set<String> = []

  /// Interface files that no link leads to, in the order in which they were met.
  private(set) var resources: [[UInt8]] = []

  private let root: [UInt8]
  private let excluded: [Glob]
  private var pending: [[UInt8]] = []
  /// The ignore files that govern each folder that waits or is open, the outermost first.
  private var ignores: [[UInt8]: [IgnoreFile]] = [:]
  /// Ignored folders that are entered because Git tracks something in them; nothing else in them is read.
  private var ignoredFolders: Set<[UInt8]> = []
  private let tracked: TrackedFiles
  private var links: [[UInt8]] = []
  private var entered: Set<FileIdentity> = []
  /// The folders that hold the root; a link to one of them leads back here.
  private let ancestors: Set<FileIdentity>

  /// Creates a walk that has not begun.
  init(root: [UInt8], excluding excluded: [Glob]) {
    self.root = root
    self.excluded = excluded
    tracked = TrackedFiles(around: root)
    var ancestors: Set<FileIdentity> = []
    var path = root
    while true {
      path += Array("/..".utf8)
      guard let status = try? SystemCalls.status(of: path),
        ancestors.insert(status.identity).inserted
      else { break }
    }
    self.ancestors = ancestors
  }

  /// Creates a part of another walk.
  private init(partOf whole: Self) {
    root = whole.root
    excluded = whole.excluded
    ancestors = whole.ancestors
    tracked = whole.tracked
    ignoredFolders = whole.ignoredFolders
  }

  /// Walks through everything, on all cores.
  ///
  /// - Throws: `SystemFailure` where the root itself cannot be read.
  mutating func run() async throws(SystemFailure) {
    let contents = try SystemCalls.contents(of: root)
    entered.insert(contents.identity)
    ignores[[]] = IgnoreFile.above(root)
    take(contents, at: [])
    await finishPendingTogether()
    while !links.isEmpty {
      // Sorted, so that which of several links names a file does not depend on the disk's order.
      let round = links.sorted { $0.lexicographicallyPrecedes($1) }
      links = []
      identify()
      var known = Set(found.compactMap(\.identity))
      for link in round { follow(link, known: &known) }
    }
  }

  /// How the names of Swift files end.
  static let ending = Array(".swift".utf8)
  private static let ignoreFile = Array(".gitignore".utf8)
  private static let projectEnding = Array(".xcodeproj".utf8)
  private static let workspaceEnding = Array(".xcworkspace".utf8)
  private static let projectFile = Array("project.yml".utf8)
  /// How the names of interface files end.
  private static let resourceEndings = [Array(".storyboard".utf8), Array(".xib".utf8)]

  /// Looks at the files that were found; only links ask which file is which.
  private mutating func identify() {
    for index in found.indices where found[index].identity == nil {
      let status = try? SystemCalls.status(of: full(found[index].path), followingLinks: false)
      found[index].identity = status?.identity
    }
  }

  /// So many folders must wait for it to be worth while to enter them side by side.
  private static let crowd = 4
  /// As many as there are cores find work; others would come late.
  private static let workerCount = 8

  /// Enters what waits, level by level, each level's folders side by side.
  private mutating func finishPendingTogether() async {
    while !pending.isEmpty {
      let level = pending
      let parts = level.count < Self.crowd ? [] : await entered(level)
      let identities = parts.flatMap(\.entered)
      // A folder that is mounted in two places would be entered twice; one after the other, it is not.
      let isTwice =
        Set(identities).count < identities.count || identities.contains(where: entered.contains)
      pending = []
      if parts.isEmpty || isTwice {
        for folder in level { enter(folder) }
      } else {
        for folder in level { ignores[folder] = nil }
        for part in parts { add(part) }
      }
    }
  }

  /// What is found in folders, side by side; every part begins with nothing.
  private func entered(_ folders: [[UInt8]]) async -> [Self] {
    let queue = WorkQueue(count: folders.count)
    return await withTaskGroup(of: Self.self) { group in
      for _ in 0..<min(Self.workerCount, folders.count) {
        group.addTask {
          var walk = Self(partOf: self)
          while let next = await queue.take() {
            let folder = folders[next]
            walk.ignores[folder] = ignores[folder]
            walk.enter(folder)
          }
          return walk
        }
      }
      var parts: [Self] = []
      for await part in group { parts.append(part) }
      return parts
    }
  }

  private mutating func add(_ part: Self) {
    found += part.found
    skipped += part.skipped
    projects.formUnion(part.projects)
    manifests.formUnion(part.manifests)
    workspaces.formUnion(part.workspaces)
    resources += part.resources
    links += part.links
    pending += part.pending
    entered.formUnion(part.entered)
    ignores.merge(part.ignores) { $1 }
    ignoredFolders.formUnion(part.ignoredFolders)
  }

  private mutating func finishPending() {
    while let folder = pending.popLast() { enter(folder) }
  }

  private mutating func enter(_ folder: [UInt8]) {
    do throws(SystemFailure) {
      let contents = try SystemCalls.contents(of: full(folder))
      guard entered.insert(contents.identity).inserted else { return }
      if Self.isNamedBuild(folder), FolderRule.isXcodeProducts(contents) {
        return skip(folder, "build folder")
      }
      take(contents, at: folder)
    } catch {
      skip(folder, error.reason)
    }
  }

  private mutating func take(_ contents: FolderContents, at folder: [UInt8]) {
    let rules = rules(of: contents, at: folder)
    let isIgnored = ignoredFolders.contains(folder)
    for entry in contents.entries {
      note(entry, in: folder)
      let path = folder.isEmpty ? entry.name : folder + [UInt8(ascii: "/")] + entry.name
      let isSwift = entry.name.ends(with: Self.ending)
      let isResource = entry.kind == .file && Self.resourceEndings.contains(where: entry.name.ends)
      guard isSwift || isResource || entry.kind == .folder || entry.kind == .link else { continue }
      if let glob = excluded.first(where: { $0.matches(path) }) {
        skip(path, "excluded by '\(glob.text)'")
        continue
      }
      // A folder that is left out in any case is left out for what it is.
      let isDecided = entry.kind == .folder && FolderRule.decision(onFolder: entry.name) != .enter
      let isFolder = entry.kind == .folder
      if !isDecided, isIgnored || self.isIgnored(path, isFolder: isFolder, by: rules) {
        guard tracked.contains(path, isFolder: isFolder) else {
          skip(path, "ignored by .gitignore")
          continue
        }
        if isFolder { ignoredFolders.insert(path) }
      }
      switch entry.kind {
      case .folder:
        decide(onFolder: entry.name, at: path) {
          $0.pending.append(path)
          $0.ignores[path] = rules
        }
      case .link: links.append(path)
      case .file where isResource: resources.append(path)
      case .file where entry.name.first == UInt8(ascii: "."): skip(path, "hidden file")
      case .file:
        found.append(Found(path: path))
      case .other: skip(path, SystemFailure.notAFile.reason)
      }
    }
  }

  /// The ignore files that govern what stands in a folder.
  private mutating func rules(of contents: FolderContents, at folder: [UInt8]) -> [IgnoreFile] {
    let inherited = ignores.removeValue(forKey: folder) ?? []
    let name = Self.ignoreFile
    guard contents.entries.contains(where: { $0.name == name && $0.kind == .file }),
      let text = try? SystemCalls.bytes(
        of: full(folder.isEmpty ? name : folder + [UInt8(ascii: "/")] + name),
        limit: IgnoreFile.limit
      )
    else { return inherited }
    return inherited + [IgnoreFile(text, in: folder)]
  }

  /// The innermost file that speaks of a path decides, as Git has it.
  private func isIgnored(_ path: [UInt8], isFolder: Bool, by rules: [IgnoreFile]) -> Bool {
    for file in rules.reversed() {
      if let answer = file.ignores(path, isFolder: isFolder) { return answer }
    }
    return false
  }

  /// Remembers what tells an app from its neighbour.
  private mutating func note(_ entry: FolderContents.Entry, in folder: [UInt8]) {
    let place = { String(decoding: folder, as: UTF8.self) }
    switch entry.kind {
    case .folder where entry.name.ends(with: Self.projectEnding):
      projects.insert(place())
      manifests.insert(Self.path(entry.name, in: folder))
    case .folder where entry.name.ends(with: Self.workspaceEnding):
      workspaces.insert(place())
    case .file where entry.name == Self.projectFile:
      projects.insert(place())
      manifests.insert(Self.path(entry.name, in: folder))
    default: break
    }
  }

  private static func path(_ name: [UInt8], in folder: [UInt8]) -> String {
    String(decoding: folder.isEmpty ? name : folder + [UInt8(ascii: "/")] + name, as: UTF8.self)
  }

  private mutating func decide(
    onFolder name: [UInt8],
    at path: [UInt8],
    entering enter: (inout Self) -> Void
  ) {
    switch FolderRule.decision(onFolder: name) {
    case .enter: enter(&self)
    case .skip(let reason): skip(path, reason)
    case .ignore: break
    }
  }

  private mutating func follow(_ link: [UInt8], known: inout Set<FileIdentity>) {
    let name = Array(link.suffix(while: { $0 != UInt8(ascii: "/") }))
    let isSwift = name.ends(with: Self.ending)
    do throws(SystemFailure) {
      let status = try SystemCalls.status(of: full(link))
      switch status.kind {
      case .folder where ancestors.contains(status.identity):
        skip(link, "link to a folder that holds this one")
      case .folder where entered.contains(status.identity): break
      case .folder:
        decide(onFolder: name, at: link) {
          $0.enter(link)
          $0.finishPending()
        }
        identify()
        known.formUnion(found.compactMap(\.identity))
      case .file where isSwift && known.insert(status.identity).inserted:
        found.append(Found(path: link, size: status.size, identity: status.identity))
      case .file, .link: break
      case .other: if isSwift { skip(link, SystemFailure.notAFile.reason) }
      }
    } catch {
      // A broken link that is not named like source hides nothing.
      if isSwift { skip(link, "link that leads nowhere") }
    }
  }

  private mutating func skip(_ path: [UInt8], _ reason: String) {
    skipped.append(
      Coverage.Gap(file: String(decoding: path, as: UTF8.self), line: 0, reason: reason)
    )
  }

  private func full(_ path: [UInt8]) -> [UInt8] { root + [UInt8(ascii: "/")] + path }

  private static func isNamedBuild(_ path: [UInt8]) -> Bool {
    path.ends(with: Array("build".utf8))
      && (path.count == 5 || path[path.count - 6] == UInt8(ascii: "/"))
  }
}

extension Array<UInt8> {
  /// Whether the last bytes are these.
  func ends(with ending: [UInt8]) -> Bool {
    count >= ending.count && suffix(ending.count).elementsEqual(ending)
  }

  /// The longest ending whose bytes all fit.
  fileprivate func suffix(while fits: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, fits(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
