import SwiftSyntax

/// What modifiers say, in the words of dumps.
enum Modifiers {
  /// Returns the flags of a declaration's modifiers.
  static func flags(of modifiers: DeclModifierListSyntax) -> Set<String> {
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
    return flags
  }
}
