/// Generic parameters, associated types and `Self`, replaced by what they stand for.
extension FileResolver {
  /// Returns a term with its placeholders replaced; what is not known stays.
  func substituted(_ term: TermID, _ substitution: Substitution, depth: Int = 0) -> TermID {
    guard store.isOpen[Int(term)], !substitution.isEmpty, depth < 16 else { return term }
    func all(_ terms: [TermID]) -> [TermID] {
      terms.map { substituted($0, substitution, depth: depth + 1) }
    }
    switch store[term] {
    case .unknown, .outside: return term
    case .placeholder(let symbol):
      if let known = substitution.types[symbol] { return known }
      guard substitution.selfTerm != Term.unknownID,
        index.declaration(symbol).kind == .associatedType
      else { return term }
      let name = index.declaration(symbol).name
      let member = memberType(name, of: substitution.selfTerm, depth: depth + 1)
      return member == Term.unknownID ? term : member
    case .member(let base, let name):
      let outer = substituted(base, substitution, depth: depth + 1)
      guard outer != base else { return term }
      let member = memberType(name, of: outer, depth: depth + 1)
      return member
    case .selfType:
      return substitution.selfTerm == Term.unknownID ? term : substitution.selfTerm
    case .nominal(let type, let arguments): return store.id(.nominal(type, all(arguments)))
    case .library(let path, let arguments):
      if path.count == 1, arguments.isEmpty, substitution.selfTerm != Term.unknownID,
        index.known.broughtTypes.contains(path[0])
      {
        let member = memberType(path[0], of: substitution.selfTerm, depth: depth + 1)
        return member == Term.unknownID ? term : member
      }
      return store.id(.library(path, all(arguments)))
    case .tuple(let parts, let labels): return store.id(.tuple(all(parts), labels))
    case .function(let parameters, let result):
      return store.id(
        .function(all(parameters), substituted(result, substitution, depth: depth + 1))
      )
    case .metatype(let inner):
      return store.id(.metatype(substituted(inner, substitution, depth: depth + 1)))
    case .composition(let parts): return store.id(.composition(all(parts)))
    }
  }

  /// Returns what a member of a type means to somebody who sees it on a receiver.
  func substitution(for container: TypeID, receiver: TermID) -> Substitution {
    var substitution = Substitution()
    let receiver = unmetatyped(receiver)
    substitution.selfTerm = receiver
    guard container >= 0, index.types[Int(container)].symbol != .none else { return substitution }
    let parameters = parameters(of: container)
    guard !parameters.isEmpty, let seen = view(receiver, as: container, depth: 0),
      case .nominal(_, let arguments) = store[seen]
    else { return substitution }
    for (parameter, argument) in zip(parameters, arguments) {
      substitution.types[parameter] = argument
    }
    return substitution
  }

  /// The type that a metatype is of, or the term itself.
  func unmetatyped(_ term: TermID) -> TermID {
    store.unmetatyped[Int(term)]
  }

  /// Returns a term as one of the types that it inherits from, with the arguments that it has there.
  func view(_ term: TermID, as container: TypeID, depth: Int) -> TermID? {
    guard depth < 12, store.mayAsk() else { return nil }
    switch store[term] {
    case .nominal(let type, let arguments):
      if type == container { return term }
      var substitution = Substitution()
      for (parameter, argument) in zip(parameters(of: type), arguments) {
        substitution.types[parameter] = argument
      }
      for supertype in supertypes(of: type) {
        let own = substituted(supertype, substitution)
        if let seen = view(own, as: container, depth: depth + 1) { return seen }
      }
      return nil
    case .library(let path, let arguments):
      guard path.isOnly(index.known.optional), let wrapped = arguments.first else { return nil }
      return view(wrapped, as: container, depth: depth + 1)
    case .selfType(let type):
      guard index.types[Int(type)].symbol != .none else { return nil }
      return view(identity(of: type), as: container, depth: depth + 1)
    case .placeholder, .member:
      for constraint in constraints(of: term) {
        if let seen = view(constraint, as: container, depth: depth + 1) { return seen }
      }
      return nil
    case .composition(let parts):
      for part in parts {
        if let seen = view(part, as: container, depth: depth + 1) { return seen }
      }
      return nil
    case .unknown, .outside, .tuple, .function, .metatype: return nil
    }
  }

  /// The terms of what a type inherits, in its own generic parameters.
  func supertypes(of type: TypeID) -> [TermID] {
    if let known = store.supertypes[type] { return known }
    store.supertypes[type] = []
    var found: [TermID] = []
    for place in index.types[Int(type)].inheritances {
      let facts = index.codebase.files[Int(place.file)]
      let chain = facts.chains[Int(place.index)]
      let last = facts.components[Int(chain.first) + Int(chain.count) - 1]
      if last.flags.contains(.hasGenericArguments),
        let node = facts.types.firstIndex(where: { $0.chain == place.index })
      {
        found.append(term(written: Int32(node), in: place.file))
      } else {
        found.append(term(path: chain, [], in: place.file))
      }
    }
    store.supertypes[type] = found
    return found
  }

  // MARK: Types of types

  /// Returns the type of a name that belongs to a term: an alias, a nested type, or what an associated type is.
  func memberType(_ name: NameID, of term: TermID, depth: Int) -> TermID {
    guard depth < 12, store.mayAsk() else { return Term.unknownID }
    switch store[term] {
    case .nominal(let type, let arguments):
      return memberType(name, of: type, arguments, seenAs: term, depth: depth)
    case .selfType(let type) where index.types[Int(type)].symbol != .none:
      return memberType(name, of: identity(of: type), depth: depth + 1)
    case .library(let path, let arguments):
      if let position = index.known.broughtParameters(of: path).firstIndex(of: name) {
        return position < arguments.count ? arguments[position] : Term.unknownID
      }
      if path.isOnly(index.known.dictionary), name == index.known.element, arguments.count == 2 {
        return pair(arguments)
      }
      if path.count == 1, arguments.isEmpty, index.known.broughtTypes.contains(path[0]) {
        return store.id(.member(term, name))
      }
      return Term.unknownID
    case .placeholder, .member:
      for constraint in constraints(of: term) {
        let found = memberType(name, of: constraint, depth: depth + 1)
        if found != Term.unknownID, !store.isOpen[Int(found)] { return found }
      }
      return store.id(.member(term, name))
    case .composition(let parts):
      for part in parts {
        let found = memberType(name, of: part, depth: depth + 1)
        if found != Term.unknownID { return found }
      }
      return Term.unknownID
    case .unknown, .outside, .tuple, .function, .metatype, .selfType: return Term.unknownID
    }
  }

  /// `(key:, value:)`.
  func pair(_ arguments: [TermID]) -> TermID {
    store.id(.tuple(arguments, [index.known.keyLabel, index.known.valueLabel]))
  }

  private func memberType(
    _ name: NameID,
    of type: TypeID,
    _ arguments: [TermID],
    seenAs term: TermID,
    depth: Int
  ) -> TermID {
    let parameters = parameters(of: type)
    if let position = parameters.lastIndex(where: { index.declaration($0).name == name }) {
      return position < arguments.count ? arguments[position] : Term.unknownID
    }
    let candidates: [SymbolID]
    let home = index.types[Int(type)].symbol.file
    switch index.member(name, .types, of: type, seenFrom: home) {
    case .found(let symbol): candidates = [symbol]
    case .overloads(let symbols): candidates = symbols
    default: candidates = []
    }
    let isProtocol = index.declaration(index.types[Int(type)].symbol).kind == .protocol
    for symbol in candidates where index.declaration(symbol).kind != .associatedType {
      let container = index.type(of: container(of: symbol))
      if container >= 0, container != type, !isProtocol,
        index.types[Int(container)].symbol != .none,
        index.declaration(index.types[Int(container)].symbol).kind == .protocol
      {
        continue
      }
      let found = self.term(declared: symbol, [], in: symbol.file, scope: symbol.index)
      return substituted(
        found,
        substitution(for: container, receiver: term),
        depth: depth + 1
      )
    }
    guard let associated = candidates.first else { return Term.unknownID }
    if isProtocol { return store.id(.placeholder(associated)) }
    return witness(of: associated, in: type, seenAs: term, depth: depth)
  }

  /// Infers an associated type from the member that satisfies a requirement of that type.
  private func witness(
    of associated: SymbolID,
    in type: TypeID,
    seenAs term: TermID,
    depth: Int
  ) -> TermID {
    let facts = index.codebase.files[Int(associated.file)]
    let owner = facts.declarations[Int(associated.index)].parent
    guard owner >= 0, depth < 6 else { return Term.unknownID }
    let end = facts.declarations[Int(owner)].subtreeEnd
    var place = owner + 1
    while place < end {
      let requirement = facts.declarations[Int(place)]
      let symbol = SymbolID(file: associated.file, index: place)
      place = max(requirement.subtreeEnd, place + 1)
      guard requirement.kind == .function || requirement.kind == .variable, requirement.name != 0
      else { continue }
      guard
        case .found(let own) = index.member(requirement.name, .anything, of: type, seenFrom: file),
        own != symbol, index.declaration(own).kind == requirement.kind
      else { continue }
      let wanted = store.id(.placeholder(associated))
      let pairs =
        [(requirement.type, associated.file, index.declaration(own).type, own.file)]
        + zip(index.parameters(of: symbol), index.parameters(of: own)).map {
          (index.declaration($0).type, $0.file, index.declaration($1).type, $1.file)
        }
      for (asked, askedFile, given, givenFile) in pairs where asked >= 0 && given >= 0 {
        var found = Substitution()
        let pattern = self.term(written: asked, in: askedFile)
        match(pattern, self.term(written: given, in: givenFile), &found)
        if case .placeholder(let key) = store[wanted], let answer = found.types[key] {
          return answer
        }
      }
    }
    return Term.unknownID
  }

  /// Finds out what the placeholders of one term stand for where it is given another.
  func match(_ pattern: TermID, _ given: TermID, _ found: inout Substitution, depth: Int = 0) {
    guard given != Term.unknownID, given != Term.outsideID, depth < 12,
      store.isOpen[Int(pattern)]
    else { return }
    func all(_ patterns: [TermID], _ givens: [TermID]) {
      for (one, other) in zip(patterns, givens) { match(one, other, &found, depth: depth + 1) }
    }
    switch (store[pattern], store[given]) {
    case (.placeholder(let symbol), _):
      if found.types[symbol] == nil || found.types[symbol] == Term.unknownID {
        found.types[symbol] = given
      }
    case (.nominal(let type, let patterns), .nominal):
      if let seen = view(given, as: type, depth: 0), case .nominal(_, let givens) = store[seen] {
        all(patterns, givens)
      }
    case (.library(let path, let patterns), .library(let other, let givens)):
      if path == other {
        all(patterns, givens)
      } else if path.isOnly(index.known.optional), let wrapped = patterns.first {
        match(wrapped, given, &found, depth: depth + 1)
      } else if patterns.count == 1, givens.count == 1 {
        all(patterns, givens)
      }
    case (.library(let path, let patterns), _):
      if path.isOnly(index.known.optional), let wrapped = patterns.first {
        match(wrapped, given, &found, depth: depth + 1)
      }
    case (.tuple(let patterns, _), .tuple(let givens, _)): all(patterns, givens)
    case (.function(let patterns, let result), .function(let givens, let other)):
      all(patterns, givens)
      match(result, other, &found, depth: depth + 1)
    case (.metatype(let inner), .metatype(let other)):
      match(inner, other, &found, depth: depth + 1)
    default: break
    }
  }
}
