/// What the compiler says about the references of a package to its own declarations.
package struct Truth: Sendable {
  /// The references that the source names.
  package private(set) var references: Set<Reference> = []
  /// Occurrences that are left out because the compiler made them up.
  package private(set) var implicit = 0
  /// Occurrences that are left out because the source at their place is not the symbol's name: subscripts, `$wrapped`,
  /// the name of the type behind `Self`, macros' expansions.
  package private(set) var unnamed = 0
  private var declarations: Set<DeclarationLine> = []

  private struct DeclarationLine: Hashable {
    let file: String
    let line: Int
  }

  /// Reads the index of a package.
  package init(_ package: BuiltPackage) {
    var declared: [String: Set<DeclarationLine>] = [:]
    for (path, files) in package.files {
      for occurrence in files.joined(by: \.occurrences)
      where occurrence.isDeclaration && !occurrence.isImplicit && occurrence.kind != nil {
        declared[occurrence.usr, default: []].insert(
          DeclarationLine(file: path, line: occurrence.line)
        )
      }
    }
    for (path, files) in package.files {
      let source = package.sources[path] ?? SourceText([])
      for occurrence in files.joined(by: \.occurrences) {
        add(occurrence, in: path, source, declared)
      }
    }
    declarations = Set(declared.values.joined())
  }

  private mutating func add(
    _ occurrence: IndexedOccurrence,
    in path: String,
    _ source: SourceText,
    _ declared: [String: Set<DeclarationLine>]
  ) {
    guard occurrence.isReference, let kind = occurrence.kind,
      let targets = declared[occurrence.usr]
    else { return }
    guard !occurrence.isImplicit else {
      implicit += 1
      return
    }
    let word = source.name(atLine: occurrence.line, column: occurrence.column)
    guard kind.isNamed(occurrence.baseName, by: word) else {
      unnamed += 1
      return
    }
    for target in targets {
      references.insert(
        Reference(
          place: Place(file: path, line: occurrence.line, column: occurrence.column),
          name: occurrence.baseName,
          kind: kind,
          targetFile: target.file,
          targetLine: target.line
        )
      )
    }
  }

  /// Whether the index has a declaration in the line that a claim leads to; it has none of what functions declare.
  func declares(_ claim: Reference) -> Bool {
    declarations.contains(DeclarationLine(file: claim.targetFile, line: claim.targetLine))
  }
}

extension [IndexedFile] {
  /// The elements' lists, one behind the other.
  fileprivate func joined(by list: KeyPath<IndexedFile, [IndexedOccurrence]>) -> [IndexedOccurrence]
  {
    flatMap { $0[keyPath: list] }
  }
}
