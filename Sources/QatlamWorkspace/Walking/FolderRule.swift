/// Says which folders hold no source of the people who own the tree.
enum FolderRule {
  /// What to do with a folder.
  enum Decision: Hashable, Sendable {
    /// Read like any other folder.
    case enter
    /// Left out, and said to be so.
    case skip(reason: String)
    /// Left out without a word: it never holds source.
    case ignore
  }

  /// Decides by name alone.
  static func decision(onFolder name: [UInt8]) -> Decision {
    let text = String(decoding: name, as: UTF8.self)
    if let reason = reasons[text] { return .skip(reason: reason) }
    if silent.contains(text) { return .ignore }
    if text.hasSuffix(".xcodeproj") || text.hasSuffix(".xcworkspace") { return .ignore }
    if text.hasPrefix(".") { return .skip(reason: "hidden folder") }
    if text.hasSuffix(".xctemplate") { return .skip(reason: "file template") }
    return .enter
  }

  /// Whether a folder named `build` was made by Xcode: a project may have a source folder of that name.
  static func isXcodeProducts(_ contents: FolderContents) -> Bool {
    contents.entries.contains { entry in
      guard entry.kind == .folder else { return false }
      let name = String(decoding: entry.name, as: UTF8.self)
      return products.contains(name) || name.hasSuffix(".build") || name.hasPrefix("Debug-")
        || name.hasPrefix("Release-")
    }
  }

  private static let reasons = [
    ".build": "build folder",
    "Carthage": "vendored code",
    "DerivedData": "build folder",
    "Pods": "vendored code",
    "SourcePackages": "vendored code",
    "node_modules": "vendored code",
  ]

  private static let silent: Set = [
    ".bundle", ".fastlane", ".git", ".github", ".gitlab", ".hg", ".idea", ".svn", ".swiftpm",
    ".vscode",
  ]

  private static let products: Set = [
    "EagerLinkingTBDs", "Intermediates.noindex", "ModuleCache.noindex", "XCBuildData",
  ]
}
