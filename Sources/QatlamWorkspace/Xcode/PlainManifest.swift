import QatlamDomain

/// A project's manifest as bytes: numbers of four bytes, the lowest first, and texts behind their lengths.
enum PlainManifest {
  /// Returns a manifest as bytes; `nil` where it has patterns, which Xcode's projects have not.
  static func bytes(of manifest: ProjectManifest) -> [UInt8]? {
    let folders = manifest.targets.flatMap(\.folders)
    guard folders.allSatisfy({ $0.included.isEmpty && $0.excluded.isEmpty }) else { return nil }
    var writer = Writer()
    writer.put(manifest.folder)
    writer.put(manifest.isComplete ? 1 : 0)
    writer.put(manifest.targets.count)
    for target in manifest.targets {
      writer.put(target.module)
      writer.put(target.kind.rawValue)
      writer.put(target.project)
      writer.put(target.files)
      writer.put(target.folders.count)
      for folder in target.folders {
        writer.put(folder.path)
        writer.put(folder.only)
        writer.put(folder.except)
      }
    }
    return writer.bytes
  }

  /// Returns the manifest that bytes stand for; `nil` where they stand for none.
  static func manifest(in bytes: [UInt8]) -> ProjectManifest? {
    var reader = Reader(rest: bytes[...])
    guard let folder = reader.text(), let isComplete = reader.number(),
      let count = reader.number()
    else { return nil }
    var manifest = ProjectManifest(folder: folder, targets: [], isComplete: isComplete != 0)
    for _ in 0..<count {
      guard let target = reader.target() else { return nil }
      manifest.targets.append(target)
    }
    return reader.rest.isEmpty ? manifest : nil
  }

  private struct Writer {
    var bytes: [UInt8] = []

    mutating func put(_ number: Int) {
      let number = UInt32(truncatingIfNeeded: number)
      for shift in stride(from: 0, to: 32, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
      }
    }

    mutating func put(_ text: String) {
      put(text.utf8.count)
      bytes += text.utf8
    }

    mutating func put(_ texts: [String]) {
      put(texts.count)
      for text in texts { put(text) }
    }
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func number() -> Int? {
      guard rest.count >= 4 else { return nil }
      defer { rest = rest.dropFirst(4) }
      return rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    mutating func text() -> String? {
      guard let count = number(), count <= rest.count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return String(decoding: rest.prefix(count), as: UTF8.self)
    }

    mutating func texts() -> [String]? {
      guard let count = number() else { return nil }
      var texts: [String] = []
      for _ in 0..<count {
        guard let text = text() else { return nil }
        texts.append(text)
      }
      return texts
    }

    mutating func target() -> BuildTarget? {
      guard let module = text(), let kind = number().flatMap(BuildTarget.Kind.init(rawValue:)),
        let project = text(), let files = texts(), let count = number()
      else { return nil }
      var target = BuildTarget(named: module, kind, of: project)
      target.module = module
      target.files = files
      for _ in 0..<count {
        guard let path = text(), let only = texts(), let except = texts() else { return nil }
        var folder = TargetFolder(path)
        folder.only = only
        folder.except = except
        target.folders.append(folder)
      }
      return target
    }
  }
}
