import QatlamDomain

/// Facts as indented text, so that a test can state those of a file as one value.
///
/// A declaration stands on a line of its own: kind, name, flags, type and value. Below it, marked by
/// a dot, stand the chains of its scope, then the declarations in it.
struct FactsOutline {
  let facts: FileFacts
  let names: NameTable

  /// The outline.
  var text: String {
    var lines: [String] = []
    for fact in facts.imports { lines.append(line(for: fact)) }
    var depths: [Int] = []
    for (index, declaration) in facts.declarations.enumerated() {
      let depth = declaration.parent < 0 ? 0 : depths[Int(declaration.parent)] + 1
      depths.append(depth)
      if index > 0 {
        lines.append(String(repeating: "  ", count: depth - 1) + line(for: declaration))
      }
      for chain in facts.chains.indices where facts.chains[chain].scope == Int32(index) {
        lines.append(String(repeating: "  ", count: depth) + line(forChain: chain))
      }
    }
    for comment in facts.comments {
      lines.append(
        "comment \(comment.text)\(comment.standsAlone ? " alone" : "")"
          + (comment.isAtTop ? " at top" : "")
      )
    }
    for read in facts.partialReads { lines.append("line \(read.line): \(read.reason.rawValue)") }
    if facts.hasGeneratedMarker { lines.append("generated") }
    return lines.joined(separator: "\n")
  }

  /// The chains alone, in the order of the file.
  var chains: [String] {
    facts.chains.indices.map { chain in
      "\(facts.chains[chain].role) \(text(ofChain: chain))\(context(facts.chains[chain].context))"
    }
  }

  private func line(for fact: ImportFact) -> String {
    var text = "import "
    if fact.kind != 0 { text += names[fact.kind] + " " }
    text += fact.path.map { names[$0] }.joined(separator: ".")
    if fact.isTestable { text += " testable" }
    if fact.isConditional { text += " conditional" }
    return text
  }

  private func line(for declaration: DeclarationFact) -> String {
    var text = "\(declaration.kind)"
    if declaration.label != 0 { text += " \(names[declaration.label]):" }
    if declaration.name != 0 { text += " " + names[declaration.name] }
    for (flag, word) in Self.words where declaration.flags.contains(flag) { text += " " + word }
    if declaration.type >= 0 { text += " : " + type(declaration.type) }
    if declaration.value >= 0 { text += " = " + self.text(ofChain: Int(declaration.value)) }
    if declaration.visibleFrom > 0 {
      let position = facts.position(of: declaration.visibleFrom)
      text += " from \(position.line):\(position.column)"
    }
    return text + context(declaration.context)
  }

  private static let words: [(DeclarationFlags, String)] = [
    (.isStatic, "static"), (.isWeak, "weak"), (.isUnowned, "unowned"), (.isLazy, "lazy"),
    (.isPrivate, "private"), (.isFileprivate, "fileprivate"), (.isPublic, "public"),
    (.isFinal, "final"), (.isIndirect, "indirect"), (.isMutating, "mutating"),
    (.isOverride, "override"), (.isAsync, "async"), (.isThrowing, "throws"), (.isLet, "let"),
    (.isComputed, "computed"), (.hasInitialValue, "valued"), (.isConditional, "conditional"),
    (.unwraps, "unwraps"), (.iterates, "iterates"), (.isPatternBinding, "pattern"),
    (.hasPrivateSetter, "private(set)"), (.isOptionalInitializer, "failable"),
    (.isConvenience, "convenience"), (.isRequired, "required"), (.isNonisolated, "nonisolated"),
    (.isOpen, "class"), (.hasBody, "body"), (.hasNoLabel, "unlabelled"),
    (.isVariadic, "variadic"), (.isCapture, "capture"), (.isImplicit, "implicit"),
    (.isExported, "exported"),
  ]

  private func line(forChain index: Int) -> String {
    let chain = facts.chains[index]
    let position = facts.position(of: facts.components[Int(chain.first)].offset)
    return "· \(chain.role) \(text(ofChain: index)) \(position.line):\(position.column)"
      + context(chain.context)
  }

  private func text(ofChain index: Int) -> String {
    let chain = facts.chains[index]
    let range = Int(chain.first)..<Int(chain.first) + Int(chain.count)
    let start =
      switch chain.base {
      case .name: ""
      case .implicit: "."
      default: "<\(chain.base)>."
      }
    return start + range.map { text(of: facts.components[$0]) }.joined(separator: ".")
  }

  private func text(of component: ComponentFact) -> String {
    var text = names[component.name]
    let flags = component.flags
    if flags.contains(.hasGenericArguments) { text += "<>" }
    if flags.contains(.isCalled) { text += "(\(component.argumentCount))" }
    if flags.contains(.hasTrailingClosure) { text += "{}" }
    if flags.contains(.isSubscripted) { text += "[]" }
    if flags.contains(.isApplied) { text += "…" }
    if flags.contains(.isOptionalChained) { text += "?" }
    if flags.contains(.isForced) { text += "!" }
    if flags.contains(.isModule) { text += "::" }
    return text
  }

  private func context(_ index: Int32) -> String {
    guard index >= 0 else { return "" }
    let context = facts.contexts[Int(index)]
    switch context.kind {
    case .argument:
      let chain = facts.chains[Int(context.index)]
      let component = facts.components[Int(chain.first) + Int(context.component)]
      let label = context.label == 0 ? "" : " \(names[context.label]):"
      return " ← argument \(context.position)\(label) of \(names[component.name])"
    case .initialValue:
      return " ← value of \(names[facts.declarations[Int(context.index)].name])"
    case .returnValue:
      let declaration = facts.declarations[Int(context.index)]
      return " ← result of \(declaration.kind) \(names[declaration.name])"
    case .thrownValue:
      let declaration = facts.declarations[Int(context.index)]
      return " ← thrown by \(declaration.kind) \(names[declaration.name])"
    case .assignment: return " ← assigned to \(text(ofChain: Int(context.index)))"
    case .comparison: return " ← beside \(text(ofChain: Int(context.index)))"
    case .subject:
      return " ← pattern of "
        + (context.matchedChain < 0 ? "unknown" : text(ofChain: Int(context.matchedChain)))
    case .receiver: return " ← member of \(text(ofChain: Int(context.index)))"
    case .castReceiver: return " ← member of \(type(context.index))"
    case .element: return " ← element" + self.context(context.index)
    }
  }

  private func type(_ index: Int32) -> String {
    let node = facts.types[Int(index)]
    var children: [String] = []
    var child = node.firstChild
    while child >= 0 {
      children.append(type(child))
      child = facts.types[Int(child)].nextSibling
    }
    let list = children.joined(separator: ", ")
    switch node.kind {
    case .named:
      return text(ofChain: Int(node.chain)).replacing("<>", with: "")
        + (children.isEmpty ? "" : "<\(list)>")
    case .optional: return list + "?"
    case .implicitlyUnwrapped: return list + "!"
    case .array: return "[\(list)]"
    case .dictionary: return "[\(children.joined(separator: ": "))]"
    case .tuple: return "(\(list))"
    case .function:
      return "(\(children.dropLast().joined(separator: ", "))) -> \(children.last ?? "")"
    case .composition: return children.joined(separator: " & ")
    case .metatype: return list + ".Type"
    case .some: return "some " + list
    case .any: return "any " + list
    case .suppressed: return "~" + list
    case .pack: return "each " + list
    case .autoclosure: return "autoclosure " + list
    case .other: return "?"
    }
  }
}
