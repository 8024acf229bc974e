/// What types may be to one another, as far as source shows it.
extension FileResolver {
  /// Whether two terms may be one type.
  func mayBeSame(_ left: TermID, _ right: TermID) -> Bool {
    if left == right || isAnything(left) || isAnything(right) { return true }
    switch (store[left], store[right]) {
    case (.nominal(let one, let some), .nominal(let other, let others)):
      return one == other && zip(some, others).allSatisfy { mayBeSame($0, $1) }
    case (.library(let one, let some), .library(let other, let others)):
      return one.last == other.last && zip(some, others).allSatisfy { mayBeSame($0, $1) }
    case (.tuple(let some, _), .tuple(let others, _)):
      return some.count == others.count && zip(some, others).allSatisfy { mayBeSame($0, $1) }
    case (.tuple(let parts, _), .library(let path, _)),
      (.library(let path, _), .tuple(let parts, _)):
      return parts.isEmpty && path.last == index.known.void
    case (.function, .function), (.composition, _), (_, .composition): return true
    case (.metatype(let one), .metatype(let other)): return mayBeSame(one, other)
    default: return false
    }
  }

  /// Whether a type may be another in a clause: a literal's elements may be taken as what they conform to.
  func mayBeTaken(_ left: TermID, as right: TermID) -> Bool {
    if mayBeSame(left, right) { return true }
    guard case .nominal(let wanted, _) = store[unmetatyped(right)],
      isMetatype(left) == isMetatype(right)
    else { return false }
    return view(unmetatyped(left), as: wanted, depth: 0) != nil
  }

  /// Whether nothing is known of a term but, at most, what it conforms to.
  private func isAnything(_ term: TermID) -> Bool {
    switch store[term] {
    case .unknown, .outside, .placeholder, .member, .selfType: true
    case .library(let path, let arguments):
      path.count == 1 && arguments.isEmpty && index.known.broughtTypes.contains(path[0])
    default: false
    }
  }

  /// Whether two parameters ask for the same, whatever their placeholders are called.
  func isAlike(_ left: TermID, _ right: TermID) -> Bool {
    if left == right { return true }
    func all(_ some: [TermID], _ others: [TermID]) -> Bool {
      some.count == others.count && zip(some, others).allSatisfy { isAlike($0, $1) }
    }
    switch (store[left], store[right]) {
    case (.placeholder, .placeholder): return constraints(of: left) == constraints(of: right)
    case (.nominal(let one, let some), .nominal(let other, let others)):
      return one == other && all(some, others)
    case (.library(let one, let some), .library(let other, let others)):
      return one == other && all(some, others)
    case (.tuple(let some, _), .tuple(let others, _)): return all(some, others)
    case (.function(let some, let one), .function(let others, let other)):
      return all(some, others) && isAlike(one, other)
    case (.metatype(let one), .metatype(let other)): return isAlike(one, other)
    default: return false
    }
  }

  /// Whether a type may conform to, or inherit from, another.
  func mayConform(_ term: TermID, to other: TermID) -> Bool {
    switch store[other] {
    case .nominal(let wanted, _): return mayConform(term, toOwn: wanted)
    case .library(let path, _): return path.count > 1 || mayConform(term, toLibrary: path[0])
    case .composition(let parts): return parts.allSatisfy { mayConform(term, to: $0) }
    default: return true
    }
  }

  private func mayConform(_ term: TermID, toOwn wanted: TypeID) -> Bool {
    guard !store.isOpen[Int(term)] else { return true }
    switch store[term] {
    case .nominal: return view(term, as: wanted, depth: 0) != nil
    case .library(let path, _):
      return index.libraryTypes[path].map { inherits($0, wanted) } ?? false
    default: return true
    }
  }

  /// Whether a type inherits from another, on whatever way.
  private func inherits(_ type: TypeID, _ wanted: TypeID) -> Bool {
    var open = index.types[Int(type)].supertypes
    var seen = Set(open)
    while let next = open.popLast() {
      if next == wanted { return true }
      for further in index.types[Int(next)].supertypes where seen.insert(further).inserted {
        open.append(further)
      }
    }
    return false
  }

  /// Whether a type may conform to a library's protocol: known of few protocols, and of types that show all they inherit.
  private func mayConform(_ term: TermID, toLibrary name: NameID) -> Bool {
    let known = index.known
    switch store[term] {
    case .tuple, .function: return !known.valueProtocols.contains(name)
    case .metatype: return !known.structuralProtocols.contains(name)
    case .nominal(let type, _):
      guard known.structuralProtocols.contains(name) else { return true }
      let entry = index.types[Int(type)]
      guard entry.symbol != .none else { return true }
      let isEnum = index.declaration(entry.symbol).kind == .enum
      return entry.librarySupertypes.contains { own in
        if own == name { return true }
        // What stands behind an enum's cases makes it representable by that, and nothing else of it.
        if isEnum, known.rawTypes.contains(own) { return name == known.rawRepresentable }
        if let relatives = known.relatives[own] { return relatives.contains(name) }
        return !(known.traits[own]?.isMarker ?? false)
      }
    case .library(let path, _):
      guard path.count == 1, known.structuralProtocols.contains(name), path[0] != name,
        let relatives = known.relatives[path[0]]
      else { return true }
      return relatives.contains(name)
        || index.libraryTypes[path].map {
          index.types[Int($0)].librarySupertypes.contains(name)
        } ?? false
    default: return true
    }
  }

  /// Whether parameters ask for more than others do: all for as much, one for more.
  func isMoreSpecial(_ some: [TermID], than others: [TermID]) -> Bool {
    guard some.count == others.count else { return false }
    var isMore = false
    for (one, other) in zip(some, others) where !isAlike(one, other) {
      guard isStricter(one, other) else { return false }
      isMore = true
    }
    return isMore
  }

  private func isStricter(_ term: TermID, _ other: TermID) -> Bool {
    switch (store[term], store[other]) {
    case (.placeholder, .placeholder):
      let (own, asked) = (constraints(of: term), constraints(of: other))
      return asked.allSatisfy { one in own.contains { implies($0, one) } }
        && !own.allSatisfy { one in asked.contains { implies($0, one) } }
    case (.nominal, .placeholder), (.library, .placeholder), (.tuple, .placeholder),
      (.function, .placeholder):
      return !isAnything(term)
    case (.nominal(let one, let some), .nominal(let two, let others)):
      return one == two && isMoreSpecial(some, than: others)
    case (.library(let one, let some), .library(let two, let others)):
      return one == two && isMoreSpecial(some, than: others)
    default: return false
    }
  }

  /// Whether what conforms to one also conforms to the other.
  private func implies(_ term: TermID, _ other: TermID) -> Bool {
    if term == other { return true }
    switch (store[term], store[other]) {
    case (.nominal, .nominal(let wanted, _)): return view(term, as: wanted, depth: 0) != nil
    case (.nominal(let type, _), .library(let path, _)):
      return path.count == 1
        && index.types[Int(type)].librarySupertypes.contains { own in
          own == path[0] || index.known.relatives[own]?.contains(path[0]) ?? false
        }
    case (.library(let path, _), .library(let wanted, _)):
      return path.count == 1 && wanted.count == 1
        && index.known.relatives[path[0]]?.contains(wanted[0]) ?? false
    default: return false
    }
  }

  /// Whether what stands as an argument shows its type to any parameter.
  func isDetermined(_ code: Int32, depth: Int) -> Bool {
    if code == ValueCode.unknown { return false }
    if code < 0, code >= ValueCode.null { return true }
    if let expression = ValueCode.expression(of: code) {
      switch facts.expressions[expression].kind {
      case .closure, .array, .dictionary: return true
      default: break
      }
    } else if facts.chains[Int(code)].base == .implicit {
      return true
    }
    return isComplete(term(ofValue: code, depth: depth))
  }
}
