/// What is wrong with the command line.
enum ArgumentFault: Error, Hashable, CustomStringConvertible {
  /// There is no option of this name.
  case unknown(String)
  /// An option stands at the end, without its value.
  case missingValue(String)
  /// An option's value is not of its kind; what it must be.
  case wrongValue(option: String, value: String, expected: String)

  /// The fault and its remedy, as one sentence.
  var description: String {
    switch self {
    case .unknown(let argument): "there is no option '\(argument)'"
    case .missingValue(let option): "'\(option)' needs a value"
    case .wrongValue(let option, let value, let expected):
      "'\(option) \(value)': the value must be \(expected)"
    }
  }
}
