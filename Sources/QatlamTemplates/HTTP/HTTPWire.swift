internal import QatlamDomain

extension CleanApp {
  /// JSON as the server writes and reads it.
  var wireJSON: GeneratedFile {
    source(
      "Data/API/WireJSON.swift",
      #"""
      import Foundation

      /// JSON as the server writes and reads it.
      enum WireJSON {
        /// Returns the bytes of a value, the same for the same value.
        static func data(for value: some Encodable) throws(GatewayFailure) -> Data {
          let encoder = JSONEncoder()
          encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
          \#(dateEncoding)
          do {
            return try encoder.encode(value)
          } catch {
            throw .unreadableAnswer
          }
        }

        /// Returns the value that bytes hold.
        ///
        /// - Throws: `missingField`, `strangeDate` or `unreadableAnswer`.
        static func value<Value: Decodable>(
          _ type: Value.Type,
          from data: Data
        ) throws(GatewayFailure) -> Value {
          let decoder = JSONDecoder()
          \#(dateDecoding)
          do {
            return try decoder.decode(type, from: data)
          \#(dateCatch)
          } catch DecodingError.keyNotFound(let key, _) {
            throw .missingField(key.stringValue)
          } catch DecodingError.valueNotFound(_, let context) {
            guard let key = context.codingPath.last else { throw .unreadableAnswer }
            throw .missingField(key.stringValue)
          } catch {
            throw .unreadableAnswer
          }
        }
      }
      """#
    )
  }

  /// Dates as the server writes them.
  var wireDate: GeneratedFile {
    source(
      "Data/DTOs/WireDate.swift",
      #"""
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
      """#
    )
  }

  /// The reader of dates.
  var wireDateReader: GeneratedFile {
    source(
      "Data/DTOs/WireDateReader.swift",
      #"""
      /// Reads one ISO 8601 date strictly, from its first byte to its last.
      struct WireDateReader {
        private var rest: Substring.UTF8View

        /// Begins at the text's first byte.
        init(_ text: String) {
          rest = Substring(text).utf8
        }

        /// Returns the microseconds since 1970, or `nil` where the text is no date with time and zone.
        mutating func microseconds() -> Int64? {
          guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2),
            skip("T") || skip("t"), let hour = number(2), skip(":"), let minute = number(2), skip(":"),
            let second = number(2), let fraction = fraction(), let offset = offset(), rest.isEmpty,
            (1...12).contains(month), hour < 24, minute < 60, second < 60
          else { return nil }
          let days = GregorianDays.count(year: year, month: month, day: day)
          // A day that the month does not have comes back as another one.
          guard GregorianDays.date(days) == (year, month, day) else { return nil }
          let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
          return seconds * 1_000_000 + fraction
        }

        private mutating func number(_ width: Int) -> Int64? {
          var value: Int64 = 0
          for _ in 0..<width {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
          }
          return value
        }

        private mutating func digit() -> Int64? {
          guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
            return nil
          }
          rest.removeFirst()
          return Int64(byte - UInt8(ascii: "0"))
        }

        private mutating func skip(_ character: Unicode.Scalar) -> Bool {
          guard rest.first == UInt8(ascii: character) else { return false }
          rest.removeFirst()
          return true
        }

        /// Returns the fraction in microseconds, 0 where there is none.
        private mutating func fraction() -> Int64? {
          guard skip(".") || skip(",") else { return 0 }
          guard let first = digit() else { return nil }
          var value = first * 100_000
          var unit: Int64 = 10_000
          while let digit = digit() {
            value += digit * unit
            unit /= 10
          }
          return value
        }

        /// Returns the zone's distance from UTC in seconds.
        private mutating func offset() -> Int64? {
          if skip("Z") || skip("z") { return 0 }
          let sign: Int64
          if skip("+") {
            sign = 1
          } else if skip("-") {
            sign = -1
          } else {
            return nil
          }
          guard let hours = number(2) else { return nil }
          _ = skip(":")
          guard let minutes = number(2), hours < 24, minutes < 60 else { return nil }
          return sign * (hours * 3600 + minutes * 60)
        }
      }
      """#
    )
  }

  /// The calendar of dates.
  var gregorianDays: GeneratedFile {
    source(
      "Data/DTOs/GregorianDays.swift",
      #"""
      /// The Gregorian calendar as a count of days; day 0 is 1 January 1970.
      enum GregorianDays {
        /// Returns the days from 1 January 1970 to a day of the Gregorian calendar.
        static func count(year: Int64, month: Int64, day: Int64) -> Int64 {
          // Years begin in March here, so that the leap day is a year's last.
          let shifted = month > 2 ? year : year - 1
          let (era, yearOfEra) = shifted.floored(by: 400)
          let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
          return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        }

        /// Returns the year, month and day that lie so many days after 1 January 1970.
        static func date(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
          let (era, dayOfEra) = (days + 719_468).floored(by: 146_097)
          let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
          let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
          let shifted = (5 * dayOfYear + 2) / 153
          let month = shifted < 10 ? shifted + 3 : shifted - 9
          let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
          return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
        }
      }
      """#
    )
  }

  /// Division that rounds down.
  var floored: GeneratedFile {
    source(
      "Data/DTOs/Int64+Floored.swift",
      #"""
      extension Int64 {
        /// Returns the quotient rounded down, and the remainder, which is never negative.
        func floored(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
          let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
          return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
        }
      }
      """#
    )
  }
}
