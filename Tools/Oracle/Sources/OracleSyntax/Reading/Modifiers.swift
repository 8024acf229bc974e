import SwiftSyntax

/// What modifiers say, in the words of dumps.
enum Modifiers {
  /// Returns the flags of the modifiers of a declaration that stands in another one.
  static func flags(
    of modifiers: DeclModifierListSyntax,
    in owner: FoundDeclaration,
    isCase: Bool = false
  ) -> Set<String> {
    var flags: Set<String> = []
    for modifier in modifiers {
      let isSetter = modifier.detail?.detail.text == "set"
      switch modifier.name.text {
      case "public", "open": if !isSetter { flags.insert("public") }
      case "private": flags.insert(isSetter ? "privateSetter" : "private")
      case "fileprivate": flags.insert(isSetter ? "privateSetter" : "fileprivate")
      case "final", "lazy", "weak", "unowned", "mutating", "override", "convenience", "required",
        "indirect", "static", "nonisolated", "async":
        flags.insert(modifier.name.text)
      case "class": flags.formUnion(["static", "open"])
      default: break
      }
    }
    if isExported(modifiers, in: owner, isCase: isCase) { flags.insert("exported") }
    return flags
  }

  /// Whether other modules see a declaration: by its own access modifier or, without one, by its owner's.
  private static func isExported(
    _ modifiers: DeclModifierListSyntax,
    in owner: FoundDeclaration,
    isCase: Bool
  ) -> Bool {
    let levels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
    let own = modifiers.filter { $0.detail?.detail.text != "set" }
      .map(\.name.text).filter { levels.contains($0) }
    guard own.isEmpty else {
      return !levels.subtracting(["internal", "fileprivate", "private"])
        .isDisjoint(with: own)
    }
    switch owner.kind {
    case "extension", "protocol": return owner.flags.contains("exported")
    case "enum": return isCase && owner.flags.contains("exported")
    default: return false
    }
  }
}
