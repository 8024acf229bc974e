import Foundation

/// Dates as the server writes them: ISO 8601 with a time and a zone, with or without fractions.
///
/// What is finer than a microsecond is rounded; a date that is read and written again is the same.
enum WireDate {
  /// Returns the moment that a text names, or `nil` where it names none (30 February, say).
  static func date(from text: String) -> Date? {
    var reader = WireDateReader(text)
    return reader.microseconds().map(date(microseconds:))
  }

  /// Returns a moment in UTC, with as many fractions as it needs: none, three or six.
  static func text(for date: Date) -> String {
    let (seconds, fraction) = microseconds(of: date).floored(by: 1_000_000)
    let (day, second) = seconds.floored(by: 86_400)
    let (year, month, monthDay) = GregorianDays.date(day)
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, to: 2) }
    let date = [padded(year, to: 4), padded(month, to: 2), padded(monthDay, to: 2)]
    let fractions =
      switch fraction {
      case 0: ""
      case _ where fraction % 1000 == 0: "." + padded(fraction / 1000, to: 3)
      case _: "." + padded(fraction, to: 6)
      }
    return date.joined(separator: "-") + "T" + time.joined(separator: ":") + fractions + "Z"
  }

  /// Returns the whole microseconds since 1970, the nearest for a finer moment.
  static func microseconds(of date: Date) -> Int64 {
    let count = (date.timeIntervalSince1970 * 1_000_000).rounded()
    return Int64(min(max(count, -9e18), 9e18))
  }

  /// Returns the moment that lies so many microseconds after the beginning of 1970.
  static func date(microseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(microseconds) / 1_000_000)
  }

  private static func padded(_ number: Int64, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
