import CArticlesSQLite

/// One open database file, the only place that touches SQLite's C functions.
///
/// `unsafe` stands wherever SQLite's own pointers are passed on: the connection's lives from
/// `init` to `deinit`, a statement's no longer than its connection keeps it, and texts are copied
/// before the call returns. The class is not `Sendable`: whoever opened it confines it.
@safe final class SQLiteConnection {
  private let handle: OpaquePointer
  private var statements: [String: SQLiteStatement] = [:]

  /// Opens a database file and makes it where it is missing; its folder must exist.
  ///
  /// A write waits up to five seconds for another process's write to end.
  init(path: String) throws(GatewayFailure) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let status = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    guard let handle = unsafe opened else { throw .storageFailed("out of memory") }
    unsafe self.handle = unsafe handle
    guard status == SQLITE_OK else { throw failure() }
    unsafe sqlite3_extended_result_codes(handle, 1)
    unsafe sqlite3_busy_timeout(handle, 5000)
  }

  deinit {
    statements = [:]
    unsafe sqlite3_close_v2(handle)
  }

  /// Runs a statement with its values in order and returns its rows; statements are prepared once.
  @discardableResult
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(GatewayFailure) -> [[SQLiteValue]] {
    let statement = try prepared(sql)
    defer { statement.reset() }
    for (index, value) in values.enumerated() where !statement.bind(value, at: index) {
      throw failure()
    }
    var rows: [[SQLiteValue]] = []
    while true {
      switch statement.step() {
      case SQLITE_ROW: rows.append(statement.row())
      case SQLITE_DONE: return rows
      default: throw failure()
      }
    }
  }

  /// Runs several statements that take no values, such as a migration.
  func runScript(_ sql: String) throws(GatewayFailure) {
    guard unsafe sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  /// The rows that the last statement changed.
  var changes: Int { Int(unsafe sqlite3_changes64(handle)) }

  private func prepared(_ sql: String) throws(GatewayFailure) -> SQLiteStatement {
    if let known = statements[sql] { return known }
    var made: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    let status = unsafe sqlite3_prepare_v3(handle, sql, -1, flags, &made, nil)
    guard status == SQLITE_OK, let made = unsafe made else { throw failure() }
    let statement = unsafe SQLiteStatement(made)
    statements[sql] = statement
    return statement
  }

  private func failure() -> GatewayFailure {
    guard let text = unsafe sqlite3_errmsg(handle) else { return .storageFailed("out of memory") }
    return .storageFailed(unsafe String(cString: text))
  }
}

/// A statement that SQLite has read and can run again and again.
@safe private final class SQLiteStatement {
  private let handle: OpaquePointer

  /// Takes over a prepared statement.
  @unsafe init(_ handle: OpaquePointer) {
    unsafe self.handle = unsafe handle
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }

  /// Sets the value at a place, counted from 0, and says whether SQLite took it.
  func bind(_ value: SQLiteValue, at index: Int) -> Bool {
    let place = Int32(index + 1)
    let status =
      switch value {
      case .integer(let number): unsafe sqlite3_bind_int64(handle, place, number)
      case .text(let text):
        unsafe articles_bind_text(handle, place, text, UInt64(text.utf8.count))
      }
    return status == SQLITE_OK
  }

  /// Goes on to the next row and returns SQLite's own answer.
  func step() -> Int32 {
    unsafe sqlite3_step(handle)
  }

  /// Returns the row that was stepped to; what is no number is read as text.
  func row() -> [SQLiteValue] {
    let columns = unsafe sqlite3_column_count(handle)
    return (0..<columns).map { column in
      guard unsafe sqlite3_column_type(handle, column) != SQLITE_INTEGER else {
        return .integer(unsafe sqlite3_column_int64(handle, column))
      }
      guard let bytes = unsafe sqlite3_column_text(handle, column) else { return .text("") }
      let count = Int(unsafe sqlite3_column_bytes(handle, column))
      let buffer = unsafe UnsafeBufferPointer(start: bytes, count: count)
      return .text(unsafe String(decoding: buffer, as: UTF8.self))
    }
  }

  /// Makes the statement ready for its next run and forgets its values.
  func reset() {
    unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }
}
