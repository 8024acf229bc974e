/// Resolves the references of one file after another.
///
/// A resolver belongs to one task; several resolvers share one index.
package struct ReferenceResolver {
  private let index: SymbolIndex
  private let locals: LocalNames
  private let store: TermStore

  /// Creates a resolver on an index.
  package init(index: SymbolIndex) {
    self.index = index
    locals = LocalNames(count: index.codebase.names.strings.count)
    store = TermStore(index: index)
  }

  /// Says what a file refers to.
  ///
  /// The file is named by its index in the codebase.
  package func references(of file: Int) -> FileReferences {
    let facts = index.codebase.files[file]
    locals.load(facts.declarations, of: Int32(file))
    store.begin(Int32(file), facts)
    let output = ReferenceSink()
    FileResolver(
      index: index,
      locals: locals,
      file: Int32(file),
      facts: facts,
      output: output,
      store: store
    ).resolve()
    return output.found
  }
}
