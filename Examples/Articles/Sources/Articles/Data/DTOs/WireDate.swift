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
    let (year, month, monthDay) = civil(day)
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

  /// Returns the days from 1 January 1970 to a day of the Gregorian calendar.
  static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    // Years begin in March here, so that the leap day is a year's last.
    let shifted = month > 2 ? year : year - 1
    let (era, yearOfEra) = shifted.floored(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Returns the year, month and day that lie so many days after 1 January 1970.
  static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = (days + 719_468).floored(by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  private static func padded(_ number: Int64, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Int64 {
  /// Returns the quotient rounded down, and the remainder, which is never negative.
  fileprivate func floored(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
