import CSQLite
import Foundation

/// An open database: the one place that calls SQLite.
///
/// What is marked `unsafe` uses the library's own pointers between their creation and their end,
/// both of which lie in this file; texts are copied by the library when they are bound.
@safe struct SQLConnection: ~Copyable {
  private let handle: OpaquePointer

  /// Opens a database and creates the file when there is none.
  init(path: String) throws(SandboxFailure) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let status = unsafe sqlite3_open_v2(path, &handle, flags, nil)
    guard status == SQLITE_OK, let handle = unsafe handle else {
      let reason = unsafe String(cString: sqlite3_errstr(status))
      unsafe sqlite3_close_v2(handle)
      throw .database(reason: "\(path): \(reason)")
    }
    unsafe self.handle = handle
  }

  deinit {
    unsafe sqlite3_close_v2(handle)
  }

  /// Runs one statement and returns its rows in order.
  ///
  /// - Parameters:
  ///   - statement: The statement, with a `?` for each value.
  ///   - values: The values in the order of their places.
  /// - Returns: The columns of each row; empty for a statement without result.
  /// - Throws: `SandboxFailure.database` with SQLite's reason.
  func run(_ statement: String, _ values: [SQLValue]) throws(SandboxFailure) -> [[SQLValue]] {
    var prepared: OpaquePointer?
    guard unsafe sqlite3_prepare_v2(handle, statement, -1, &prepared, nil) == SQLITE_OK,
      let prepared = unsafe prepared
    else { throw failure }
    defer { unsafe sqlite3_finalize(prepared) }
    for (index, value) in values.enumerated() {
      guard unsafe bind(value, at: Int32(index + 1), of: prepared) == SQLITE_OK else {
        throw failure
      }
    }
    var rows: [[SQLValue]] = []
    while true {
      switch unsafe sqlite3_step(prepared) {
      case SQLITE_ROW: unsafe rows.append(row(of: prepared))
      case SQLITE_DONE: return rows
      default: throw failure
      }
    }
  }

  /// How many rows the last statement changed.
  var changes: Int {
    unsafe Int(sqlite3_changes(handle))
  }

  private var failure: SandboxFailure {
    unsafe .database(reason: String(cString: sqlite3_errmsg(handle)))
  }

  private func bind(_ value: SQLValue, at index: Int32, of prepared: OpaquePointer) -> Int32 {
    switch value {
    case .null: return unsafe sqlite3_bind_null(prepared, index)
    case .integer(let number): return unsafe sqlite3_bind_int64(prepared, index, Int64(number))
    case .text(let text):
      // The macro SQLITE_TRANSIENT: the library makes its own copy.
      let copying = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      let count = Int32(clamping: text.utf8.count)
      return unsafe sqlite3_bind_text(prepared, index, text, count, copying)
    }
  }

  private func row(of prepared: OpaquePointer) -> [SQLValue] {
    unsafe (0..<sqlite3_column_count(prepared)).map { index in
      switch unsafe sqlite3_column_type(prepared, index) {
      case SQLITE_NULL: return .null
      case SQLITE_INTEGER: return unsafe .integer(Int(sqlite3_column_int64(prepared, index)))
      default:
        guard let bytes = unsafe sqlite3_column_text(prepared, index) else { return .null }
        let count = unsafe Int(sqlite3_column_bytes(prepared, index))
        return unsafe .text(
          String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        )
      }
    }
  }
}
