extension ShapeJudge {
  /// Filtering, sorting and summing up of collections that are the domain's business.
  func collectionFindings(_ shape: Shape, _ parts: [String], _ file: Int) -> [Finding] {
    var seen: Set<Int> = []
    return judge.references[file].collectionUses.compactMap { use in
      guard let source = judge.part(of: use.scope, in: file), shape.parts.contains(source.name),
        use.element >= 0, index.types[Int(use.element)].symbol != .none,
        !isClearing(use, file)
      else { return nil }
      let symbol = index.types[Int(use.element)].symbol
      guard let part = judge.part(of: symbol.index, in: Int(symbol.file)),
        parts.contains(part.name)
      else { return nil }
      let place = judge.place(use.offset, in: file)
      guard seen.insert(place.line).inserted else { return nil }
      let method = index.codebase.names[use.method]
      return finding(
        shape,
        place: place,
        source: judge.name(ofScope: use.scope, in: file),
        part: source,
        target: typePath(of: use.element),
        targetPlace: judge.place(of: symbol),
        to: part.name,
        saying: .choosesAmong(typePath(of: use.element), method: method)
      )
    }
  }

  /// Whether everything is thrown away, which chooses nothing.
  private func isClearing(_ use: CollectionUse, _ file: Int) -> Bool {
    guard index.codebase.names[use.method] == "removeAll" else { return false }
    return index.codebase.files[file].components.contains { component in
      component.offset == use.offset && component.argumentCount == 0
    }
  }

  /// Requirements that report their result through a closure that outlives the call.
  func completionFindings(_ shape: Shape, _ file: Int) -> [Finding] {
    subjects(shape, file).filter { $0.declaration.kind == .protocol }.flatMap { subject in
      members(of: subject.type).compactMap { member -> Finding? in
        guard Int(member.file) == file, index.declaration(member).kind == .function,
          index.declaration(member).parent == subject.symbol.index,
          index.parameters(of: member).contains(where: isCompletion)
        else { return nil }
        let name = index.codebase.names[index.declaration(member).name]
        return finding(
          shape,
          at: member,
          part: subject.part,
          target: typePath(of: subject.type) + "." + name,
          saying: .completionHandler
        )
      }
    }
  }

  private func isCompletion(_ parameter: SymbolID) -> Bool {
    let declaration = index.declaration(parameter)
    return declaration.type >= 0 && isProcedureType(declaration.type, of: parameter.file)
  }

  /// Screens that are loaded from interface files in code.
  func interfaceFindings(_ shape: Shape, _ file: Int) -> [Finding] {
    var seen: Set<Int> = []
    return judge.references[file].libraryUses.compactMap { use in
      guard loaders.contains(use.name), isExpression(use, file) else { return nil }
      let name = index.codebase.names[use.name]
      let part = judge.part(of: use.scope, in: file)
      let place = judge.place(use.offset, in: file)
      guard seen.insert(place.line).inserted else { return nil }
      return finding(
        shape,
        place: place,
        source: judge.name(ofScope: use.scope, in: file),
        part: part,
        target: name,
        saying: .loadsInterfaceFile
      )
    }
  }

  /// Whether a name is used, not only written as a type.
  private func isExpression(_ use: LibraryUse, _ file: Int) -> Bool {
    let facts = index.codebase.files[file]
    return facts.chains.contains { chain in
      chain.role == .expression && facts.components[Int(chain.first)].offset == use.offset
    }
  }

  // MARK: - Navigation

  static let loaders = ["UIStoryboard", "UINib", "NSStoryboard", "NSNib"]
  static let moves = [
    "pushViewController", "present", "performSegue", "showDetailViewController", "show",
    "setViewControllers",
  ]
  private static let controllers: Set<String> = [
    "self", "navigationController", "parent", "viewController", "tabBarController",
    "presentingViewController", "splitViewController",
  ]
  private static let harmless = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "PHPickerViewController",
    "SFSafariViewController", "UIDocumentPickerViewController", "MFMailComposeViewController",
    "UIColorPickerViewController", "UIFontPickerViewController", "QLPreviewController",
  ]

  /// Screens that are pushed or presented by hand; alerts and pickers are no move to another module.
  func navigationFindings(_ shape: Shape, _ file: Int) -> [Finding] {
    let facts = index.codebase.files[file]
    var seen: Set<Int> = []
    return facts.chains.compactMap { chain in
      guard chain.role == .expression else { return nil }
      let last = facts.components[Int(chain.first) + Int(chain.count) - 1]
      guard last.flags.contains(.isCalled), moves.contains(last.name),
        let source = judge.part(of: chain.scope, in: file), shape.parts.contains(source.name),
        isController(chain, file), !presentsHarmless(after: last, file)
      else { return nil }
      let name = index.codebase.names[last.name]
      let place = judge.place(last.offset, in: file)
      guard seen.insert(place.line).inserted else { return nil }
      return finding(
        shape,
        place: place,
        source: judge.name(ofScope: chain.scope, in: file),
        part: source,
        target: name,
        saying: .navigates
      )
    }
  }

  /// Whether the call is one of a UIKit controller: on itself, `self` or a navigation controller.
  private func isController(_ chain: ChainFact, _ file: Int) -> Bool {
    let facts = index.codebase.files[file]
    guard chain.count > 1 else {
      let first = facts.components[Int(chain.first)]
      guard chain.base == .name,
        let type = index.enclosingType(of: chain.scope, in: Int32(file)),
        ([type] + ancestors(of: type)).contains(where: {
          index.types[Int($0)].hasLibrarySupertypes
        })
      else { return false }
      // Of its own pages and tabs a container disposes itself.
      return first.argumentCount > 1 && index.codebase.names[first.name] != "setViewControllers"
        && index.member(first.name, .anything, of: type, seenFrom: Int32(file)) == .none
    }
    let before = facts.components[Int(chain.first) + Int(chain.count) - 2].name
    let last = facts.components[Int(chain.first) + Int(chain.count) - 1]
    let name = index.codebase.names[before]
    guard index.codebase.names[last.name] != "setViewControllers" else {
      return name == "navigationController"
    }
    return last.argumentCount > 1 && Self.controllers.contains(name)
  }

  private func presentsHarmless(after component: ComponentFact, _ file: Int) -> Bool {
    let facts = index.codebase.files[file]
    let argument = facts.chains.lazy
      .filter { facts.components[Int($0.first)].offset > component.offset }
      .min { facts.components[Int($0.first)].offset < facts.components[Int($1.first)].offset }
    guard let argument else { return false }
    let first = facts.components[Int(argument.first)]
    let last = facts.components[Int(argument.first) + Int(argument.count) - 1]
    if Self.harmless.contains(index.codebase.names[first.name]) { return true }
    let name = index.codebase.names[last.name]
    let lowered = name.lowercased()
    if lowered.contains("alert") || lowered.contains("picker") || lowered.contains("actionsheet") {
      return true
    }
    return facts.declarations.contains { declaration in
      guard declaration.kind == .variable, declaration.name == last.name, declaration.value >= 0
      else { return false }
      let value = facts.chains[Int(declaration.value)]
      return Self.harmless.contains(index.codebase.names[facts.components[Int(value.first)].name])
    }
  }
}
