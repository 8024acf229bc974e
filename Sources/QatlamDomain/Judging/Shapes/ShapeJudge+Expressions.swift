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
        guard !Self.isSubscription(name) else { return nil }
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
    guard declaration.type >= 0, isProcedureType(declaration.type, of: parameter.file) else {
      return false
    }
    let words = [declaration.label, declaration.name].flatMap {
      NameWords.split(index.codebase.names[$0])
    }
    return Self.events.isDisjoint(with: words)
  }

  /// Whether a method's name says that its closure is called again and again: `submitAndWatch`, not `fetchWatchList`.
  private static func isSubscription(_ name: String) -> Bool {
    let words = NameWords.split(name)
    return words.indices.contains { place in
      guard place > 0 else {
        return subscriptions.contains(words[place]) || subscribing.contains(words[place])
      }
      switch words[place - 1] {
      case "And": return subscriptions.contains(words[place])
      case "Start", "Begin": return subscribing.contains(words[place])
      default: return false
      }
    }
  }

  /// What such methods do; elsewhere in a name these words are nouns.
  private static let subscriptions: Set<String> = [
    "Bind", "Listen", "Monitor", "Observe", "Stream", "Subscribe", "Watch",
  ]
  /// What such methods start to do.
  private static let subscribing: Set<String> = [
    "Listening", "Monitoring", "Observing", "Watching",
  ]
  /// Words in the names of closures that are called again and again.
  private static let events: Set<String> = [
    "Change", "Changes", "Event", "Events", "Listener", "Notification", "Notifications",
    "Observer", "Progress", "Update", "Updates",
  ]

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

  static let loaders = ["UIStoryboard", "UINib", "NSStoryboard", "NSNib"]
}
