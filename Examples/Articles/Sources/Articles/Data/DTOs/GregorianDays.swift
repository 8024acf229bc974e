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
