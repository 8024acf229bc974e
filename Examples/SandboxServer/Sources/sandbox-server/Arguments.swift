import SandboxServer

/// The command line, understood.
struct Arguments {
  /// What to serve, and how.
  struct Settings: Equatable {
    /// The port; zero for any that is free.
    var port: UInt16 = 0
    /// Where to keep articles, users and tokens.
    var database = DatabasePlace.inMemory
    /// The number of characters.
    var characters = 800
    /// What goes wrong on purpose.
    var faults = FaultPlan.none
  }

  /// What was asked for.
  enum Command: Equatable {
    /// Explain the options.
    case help
    /// Serve until a signal comes.
    case serve(Settings)
  }

  /// What was asked for.
  let command: Command

  /// Reads the arguments that follow the program's name.
  init(_ arguments: ArraySlice<String>) throws(ArgumentFault) {
    var settings = Settings()
    var rest = arguments
    while let option = rest.popFirst() {
      if option == "--help" || option == "-h" {
        command = .help
        return
      }
      guard Self.options.contains(option) else { throw .unknown(option) }
      guard let value = rest.popFirst() else { throw .missingValue(option) }
      try Self.apply(option, value, to: &settings)
    }
    command = .serve(settings)
  }

  private static let options: Set<String> = [
    "--port", "--database", "--characters", "--delay", "--fail-every", "--cut-every",
    "--invalid-json-every", "--too-many-every", "--status", "--phase",
  ]

  private static func apply(
    _ option: String,
    _ value: String,
    to settings: inout Settings
  ) throws(ArgumentFault) {
    func number(_ range: ClosedRange<Int>) throws(ArgumentFault) -> Int {
      guard let number = Int(value), range.contains(number) else {
        let expected = "a number from \(range.lowerBound) to \(range.upperBound)"
        throw .wrongValue(option: option, value: value, expected: expected)
      }
      return number
    }
    switch option {
    case "--port": settings.port = UInt16(try number(0...65_535))
    case "--database": settings.database = .file(value)
    case "--characters": settings.characters = try number(0...100_000)
    case "--delay": settings.faults.delayMilliseconds = try number(0...600_000)
    case "--fail-every": settings.faults.failEvery = try number(1...1_000_000)
    case "--cut-every": settings.faults.cutEvery = try number(1...1_000_000)
    case "--invalid-json-every": settings.faults.invalidJSONEvery = try number(1...1_000_000)
    case "--too-many-every": settings.faults.tooManyEvery = try number(1...1_000_000)
    case "--status": settings.faults.status = try number(200...599)
    case "--phase":
      guard let phase = FaultPlan.Phase(rawValue: value) else {
        throw .wrongValue(option: option, value: value, expected: "'before' or 'after'")
      }
      settings.faults.phase = phase
    default: throw .unknown(option)
    }
  }
}
