import CIndexStore
package import OracleReferences

/// The compiler's index of a build, read through the toolchain's own library.
///
/// Everything of that library is a pointer that lives as long as the store, the unit or the record it came from;
/// nothing of it leaves this file.
@safe package struct IndexStore: ~Copyable {
  private let store: indexstore_t

  /// Opens the store in a folder.
  ///
  /// - Throws: `IndexError.noStore` where there is none.
  package init(path: String) throws(IndexError) {
    var error: indexstore_error_t?
    // The library takes the path as a C string and copies it.
    guard let store = unsafe indexstore_store_create(path, &error) else {
      throw .noStore(path: path, reason: unsafe Self.text(error))
    }
    unsafe self.store = store
  }

  deinit {
    // Opened by `init` and handed out to nobody.
    unsafe indexstore_store_dispose(store)
  }

  /// Lists the Swift files that were compiled, in order of their paths; a file of two modules comes twice.
  ///
  /// - Parameter isWanted: Whether a file is of interest, by its absolute path.
  /// - Returns: The files with all that the index has about them.
  /// - Throws: `IndexError.unreadable` where a unit or record is broken.
  package func files(where isWanted: (String) -> Bool) throws(IndexError) -> [IndexedFile] {
    let names = Names()
    // The list outlives the call, which calls back before it returns.
    _ = unsafe indexstore_store_units_apply_f(
      store,
      1,
      Unmanaged.passUnretained(names).toOpaque()
    ) { context, name in
      guard let context = unsafe context else { return false }
      unsafe Unmanaged<Names>.fromOpaque(context).takeUnretainedValue().list.append(
        IndexStore.text(name)
      )
      return true
    }
    var files: [IndexedFile] = []
    for name in names.list {
      if let file = try file(ofUnit: name, isWanted) { files.append(file) }
    }
    return files.sorted { ($0.path, $0.module) < ($1.path, $1.module) }
  }

  private func file(
    ofUnit name: String,
    _ isWanted: (String) -> Bool
  ) throws(IndexError) -> IndexedFile? {
    var error: indexstore_error_t?
    guard let unit = unsafe indexstore_unit_reader_create(store, name, &error) else {
      throw .unreadable(name: name, reason: unsafe Self.text(error))
    }
    defer { unsafe indexstore_unit_reader_dispose(unit) }
    guard unsafe !indexstore_unit_reader_is_system_unit(unit) else { return nil }
    var path = unsafe Self.text(indexstore_unit_reader_get_main_file(unit))
    if !path.hasPrefix("/") {
      path = unsafe Self.text(indexstore_unit_reader_get_working_dir(unit)) + "/" + path
    }
    guard path.hasSuffix(".swift"), isWanted(path) else { return nil }
    let records = Names()
    _ = unsafe indexstore_unit_reader_dependencies_apply_f(
      unit,
      Unmanaged.passUnretained(records).toOpaque()
    ) { context, dependency in
      guard let context = unsafe context,
        unsafe indexstore_unit_dependency_get_kind(dependency)
          == INDEXSTORE_UNIT_DEPENDENCY_RECORD,
        unsafe !indexstore_unit_dependency_is_system(dependency)
      else { return true }
      let name = unsafe IndexStore.text(indexstore_unit_dependency_get_name(dependency))
      unsafe Unmanaged<Names>.fromOpaque(context).takeUnretainedValue().list.append(name)
      return true
    }
    var file = IndexedFile(
      path: path,
      module: unsafe Self.text(indexstore_unit_reader_get_module_name(unit)),
      occurrences: []
    )
    for record in records.list { file.occurrences += try occurrences(ofRecord: record) }
    return file
  }

  private func occurrences(ofRecord name: String) throws(IndexError) -> [IndexedOccurrence] {
    var error: indexstore_error_t?
    guard let record = unsafe indexstore_record_reader_create(store, name, &error) else {
      throw .unreadable(name: name, reason: unsafe Self.text(error))
    }
    defer { unsafe indexstore_record_reader_dispose(record) }
    let found = Occurrences()
    _ = unsafe indexstore_record_reader_occurrences_apply_f(
      record,
      Unmanaged.passUnretained(found).toOpaque()
    ) { context, occurrence in
      guard let context = unsafe context, let occurrence = unsafe occurrence else { return false }
      unsafe Unmanaged<Occurrences>.fromOpaque(context).takeUnretainedValue().list.append(
        IndexStore.read(occurrence)
      )
      return true
    }
    return found.list
  }

  private static func read(_ occurrence: indexstore_occurrence_t) -> IndexedOccurrence {
    let symbol = unsafe indexstore_occurrence_get_symbol(occurrence)
    let roles = unsafe indexstore_occurrence_get_roles(occurrence)
    var line: UInt32 = 0
    var column: UInt32 = 0
    unsafe indexstore_occurrence_get_line_col(occurrence, &line, &column)
    let name = unsafe text(indexstore_symbol_get_name(symbol))
    let has = { (role: Int) in roles & UInt64(role) != 0 }
    return IndexedOccurrence(
      usr: unsafe text(indexstore_symbol_get_usr(symbol)),
      name: name,
      kind: ReferenceKind(
        unsafe indexstore_symbol_get_kind(symbol),
        unsafe indexstore_symbol_get_subkind(symbol),
        name: name
      ),
      line: Int(line),
      column: Int(column),
      isDeclaration: has(INDEXSTORE_SYMBOL_ROLE_DECLARATION)
        || has(INDEXSTORE_SYMBOL_ROLE_DEFINITION),
      isReference: has(INDEXSTORE_SYMBOL_ROLE_REFERENCE),
      isImplicit: has(INDEXSTORE_SYMBOL_ROLE_IMPLICIT)
    )
  }

  /// Copies a string of the library.
  private static func text(_ string: indexstore_string_ref_t) -> String {
    guard let data = unsafe string.data else { return "" }
    return unsafe data.withMemoryRebound(to: UInt8.self, capacity: string.length) { bytes in
      unsafe String(
        decoding: UnsafeBufferPointer(start: bytes, count: string.length),
        as: UTF8.self
      )
    }
  }

  /// Takes the words of an error and gives it back to the library.
  private static func text(_ error: indexstore_error_t?) -> String {
    guard let error = unsafe error else { return "unknown" }
    defer { unsafe indexstore_error_dispose(error) }
    guard let words = unsafe indexstore_error_get_description(error) else { return "unknown" }
    return unsafe String(cString: words)
  }

  /// What the library's callbacks fill: a class, for they carry a pointer only.
  private final class Names {
    var list: [String] = []
  }

  /// See `Names`.
  private final class Occurrences {
    var list: [IndexedOccurrence] = []
  }
}
