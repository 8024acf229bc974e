import Foundation

/// The characters in the database.
struct CharacterStore: Sendable {
  /// Which characters are looked for.
  struct Search: Hashable, Sendable {
    /// A part of the name, in any case; empty for every name.
    var name: String
    /// A status, in any case; empty for every status.
    var status: String
  }

  /// One page of what was found.
  struct Page: Hashable, Sendable {
    /// The characters in the order of their numbers.
    var records: [CharacterRecord]
    /// How many there are on all pages.
    var count: Int
  }

  /// How many characters are on a page.
  static let pageSize = 20

  private let database: Database

  /// Fills the database with a population.
  init(database: Database, count: Int, address: String) throws {
    self.database = database
    let population = CharacterPopulation(address: address)
    let encoder = JSONEncoder()
    let rows = try (0..<max(0, count)).map { index in
      let record = population.character(index + 1)
      let text = String(decoding: try encoder.encode(record), as: UTF8.self)
      return [
        SQLValue.integer(record.id), .text(record.name.lowercased()),
        .text(record.status.lowercased()), .text(text),
      ]
    }
    try database.transaction { connection throws(SandboxFailure) in
      for row in rows {
        _ = try connection.run("INSERT INTO characters VALUES (?, ?, ?, ?)", row)
      }
    }
  }

  /// The character with a number, or `nil`.
  func character(_ id: Int) throws -> CharacterRecord? {
    try database.run("SELECT record FROM characters WHERE id = ?", .integer(id))
      .first.map(Self.record)
  }

  /// A page of the characters that are looked for; pages are counted from one.
  func page(_ number: Int, of search: Search) throws -> Page {
    let condition = "(instr(name, ?1) > 0 OR ?1 = '') AND (status = ?2 OR ?2 = '')"
    let name = SQLValue.text(search.name.lowercased())
    let status = SQLValue.text(search.status.lowercased())
    let count = try database.run("SELECT count(*) FROM characters WHERE \(condition)", name, status)
    let rows = try database.run(
      "SELECT record FROM characters WHERE \(condition) ORDER BY id LIMIT ?3 OFFSET ?4",
      name,
      status,
      .integer(Self.pageSize),
      .integer((number - 1) * Self.pageSize)
    )
    return Page(records: try rows.map(Self.record), count: count.first?.first?.integer ?? 0)
  }

  private static func record(_ row: [SQLValue]) throws -> CharacterRecord {
    try JSONDecoder().decode(CharacterRecord.self, from: Data((row.first?.text ?? "").utf8))
  }
}
