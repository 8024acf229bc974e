import Foundation

@testable import Articles

extension Article {
  /// Returns an article that may be published, unless told otherwise.
  static func sample(
    id: UUID = UUID(),
    title: String = "A title",
    body: String = String(repeating: "b", count: 100),
    isPublished: Bool = false,
    day: Int = 0
  ) -> Article {
    Article(
      id: id,
      title: title,
      body: body,
      isPublished: isPublished,
      createdAt: .sample(day: day)
    )
  }
}

extension Date {
  /// Returns 14 November 2023, 22:13:20 UTC, or so many days later.
  static func sample(day: Int = 0) -> Date {
    Date(timeIntervalSince1970: 1_700_000_000 + Double(day) * 86_400)
  }
}

extension UUID {
  /// Returns an identity whose last byte is a number.
  static func sample(_ number: UInt8) -> UUID {
    UUID(uuid: (0xAB, 0xCD, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
  }
}
