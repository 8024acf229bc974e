/// A pattern of paths: `*` and `?` within a name, `**` for any number of folders.
///
/// It is relative to the root and fits a path wholly. A backslash takes the next character as it is.
package struct Glob: Hashable, Sendable {
  private enum Token: Hashable, Sendable {
    case byte(UInt8)
    /// One character.
    case one
    /// Any characters.
    case many
  }

  private enum Component: Hashable, Sendable {
    /// Any number of folders.
    case anyDepth
    case name([Token])
  }

  /// The pattern, as it was written.
  package let text: String
  private let components: [Component]

  /// Reads a pattern.
  ///
  /// - Throws: `GlobFault` where it is empty, absolute, leaves the root, or uses what
  ///   other tools know and this one does not (`[a-z]`, `{a,b}`): it would match nothing without a word.
  package init(_ text: String) throws(GlobFault) {
    var written = Array(text.utf8)
    while written.starts(with: [UInt8(ascii: "."), UInt8(ascii: "/")]) { written.removeFirst(2) }
    if written.last == UInt8(ascii: "/") { written.removeLast() }
    guard !written.isEmpty, written.first != UInt8(ascii: "/") else {
      throw GlobFault(pattern: text)
    }
    var components: [Component] = []
    let names = written.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for name in names {
      guard let component = Self.component(Array(name)) else { throw GlobFault(pattern: text) }
      components.append(component)
    }
    self.text = text
    self.components = components
  }

  private static func component(_ name: [UInt8]) -> Component? {
    if name == Array("**".utf8) { return .anyDepth }
    guard !name.isEmpty, name != Array("..".utf8), name != Array(".".utf8) else { return nil }
    var tokens: [Token] = []
    var index = 0
    while index < name.count {
      switch name[index] {
      case UInt8(ascii: "*"):
        if tokens.last == .many { return nil }
        tokens.append(.many)
      case UInt8(ascii: "?"): tokens.append(.one)
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
      case UInt8(ascii: "\\"):
        index += 1
        guard index < name.count else { return nil }
        tokens.append(.byte(name[index]))
      case let byte: tokens.append(.byte(byte))
      }
      index += 1
    }
    return .name(tokens)
  }

  /// Whether a path, relative to the root and without a slash at its end, fits.
  package func matches(_ path: [UInt8]) -> Bool {
    let names = path.split(separator: UInt8(ascii: "/"))
    var position = (component: 0, name: 0)
    var retry: (component: Int, name: Int)?
    while position.name < names.count || position.component < components.count {
      if position.component < components.count {
        switch components[position.component] {
        case .anyDepth:
          retry = (position.component, position.name + 1)
          position.component += 1
          continue
        case .name(let tokens):
          if position.name < names.count, Self.matches(names[position.name], tokens) {
            position = (position.component + 1, position.name + 1)
            continue
          }
        }
      }
      // The last `**` takes one folder more; an earlier one need not, because the last can take it.
      guard let next = retry, next.name <= names.count else { return false }
      position = next
    }
    return true
  }

  private static func matches(_ name: ArraySlice<UInt8>, _ tokens: [Token]) -> Bool {
    var index = name.startIndex
    var token = 0
    var retry: (token: Int, index: Int)?
    while index < name.endIndex || token < tokens.count {
      if token < tokens.count {
        switch tokens[token] {
        case .many:
          retry = (token, index + 1)
          token += 1
          continue
        case .one:
          if index < name.endIndex {
            index += 1
            while index < name.endIndex, name[index] & 0xC0 == 0x80 { index += 1 }
            token += 1
            continue
          }
        case .byte(let byte):
          if index < name.endIndex, name[index] == byte {
            index += 1
            token += 1
            continue
          }
        }
      }
      guard let next = retry, next.index <= name.endIndex else { return false }
      (token, index) = next
    }
    return true
  }
}

/// A text that is no pattern of paths.
package struct GlobFault: Error, Hashable, Sendable {
  /// The text, as it was written.
  package let pattern: String

  /// Creates a fault.
  package init(pattern: String) { self.pattern = pattern }
}
