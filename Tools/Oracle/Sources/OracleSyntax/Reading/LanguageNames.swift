/// Names after `@` and `#` that are the language's own business, not a project's.
enum LanguageNames {
  private static let attributes: Set<String> = [
    "testable", "objc", "nonobjc", "discardableResult", "escaping", "autoclosure", "inlinable",
    "inline", "frozen", "usableFromInline", "convention", "objcMembers", "preconcurrency",
    "unchecked", "retroactive", "noescape", "warn_unqualified_access", "backDeployed",
    "implementation", "freestanding", "attached", "cdecl", "abi", "exclusivity",
    "storageRestrictions", "requires_stored_property_inits", "differentiable", "derivative",
    "transpose", "implements", "unknown", "concurrent", "lifetime", "export", "specialized",
    "NSCopying", "NSManaged", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "extensible", "nonexhaustive", "weakLinked", "Sendable",
    "available", "isolated", "nonisolated", "unsafe", "safe", "rethrows", "init",
  ]

  /// Whether an attribute of this name says nothing about who knows whom.
  static func isAttribute(_ name: String) -> Bool {
    if attributes.contains(name) { return true }
    let bytes = Array(name.utf8.prefix(2))
    return bytes.count == 2 && bytes[0] == UInt8(ascii: "_") && bytes[1] >= UInt8(ascii: "a")
      && bytes[1] <= UInt8(ascii: "z")
  }

  /// Macros whose arguments are expressions, but which are built in.
  static let selectors: Set<String> = ["selector", "keyPath"]

  /// What may follow `#` and is no macro of a library.
  static let macros: Set<String> = selectors.union([
    "available", "unavailable", "sourceLocation", "warning", "error", "colorLiteral",
    "imageLiteral", "fileLiteral", "externalMacro", "line", "column", "file", "fileID", "filePath",
    "function", "dsohandle", "isolation",
  ])
}
