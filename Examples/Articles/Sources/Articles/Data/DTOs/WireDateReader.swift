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
