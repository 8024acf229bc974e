extension ShapeJudge {
  static let moves = [
    "pushViewController", "present", "performSegue", "showDetailViewController", "show",
    "setViewControllers",
  ]
  private static let controllers: Set<String> = [
    "self", "navigationController", "parent", "viewController", "tabBarController",
    "presentingViewController", "splitViewController",
  ]
  private static let harmless: Set<String> = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "PHPickerViewController",
    "SFSafariViewController", "UIDocumentPickerViewController", "MFMailComposeViewController",
    "UIColorPickerViewController", "UIFontPickerViewController", "QLPreviewController",
    "UIVideoEditorController", "UICloudSharingController", "MFMessageComposeViewController",
    "EKEventEditViewController", "SKStoreProductViewController", "PKAddPassesViewController",
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
      // Of its own pages, tabs and stack a container disposes itself.
      return first.argumentCount > 1 && !isContainer(type)
        && index.codebase.names[first.name] != "setViewControllers"
        && index.member(first.name, .anything, of: type, seenFrom: Int32(file)) == .none
    }
    let before = facts.components[Int(chain.first) + Int(chain.count) - 2].name
    let last = facts.components[Int(chain.first) + Int(chain.count) - 1]
    let name = index.codebase.names[before]
    guard index.codebase.names[last.name] != "setViewControllers" else {
      return name == "navigationController"
    }
    if name == "self", let type = index.enclosingType(of: chain.scope, in: Int32(file)),
      isContainer(type)
    {
      return false
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
    if saysAlert(name) { return true }
    // An alert of the app's own that shows itself.
    if name == "self", let type = index.enclosingType(of: argument.scope, in: Int32(file)) {
      return saysAlert(index.codebase.names[index.types[Int(type)].name])
    }
    return facts.declarations.contains { declaration in
      guard declaration.kind == .variable, declaration.name == last.name else { return false }
      return [declaration.value, named(declaration.type, facts)].contains { chain in
        guard chain >= 0 else { return false }
        let value = facts.components[Int(facts.chains[Int(chain)].first)]
        return Self.harmless.contains(index.codebase.names[value.name])
      }
    }
  }

  private func saysAlert(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return ["alert", "picker", "actionsheet"].contains(where: lowered.contains)
  }

  /// The chain that names a written type, or -1.
  private func named(_ type: Int32, _ facts: FileFacts) -> Int32 {
    type < 0 ? -1 : facts.types[Int(type)].chain
  }

  /// Whether a type is a container by its own inheritance clause, which disposes of its own screens.
  private func isContainer(_ type: TypeID) -> Bool {
    let symbol = index.types[Int(type)].symbol
    guard symbol != .none else { return false }
    let facts = index.codebase.files[Int(symbol.file)]
    return facts.inheritance(of: symbol.index).contains { chain in
      let last = facts.components[Int(chain.first) + Int(chain.count) - 1]
      return index.codebase.names[last.name] == "UINavigationController"
    }
  }
}
