internal import QatlamDomain

/// A whole app whose screens are scenes over a directory: VIP, and VIPER as the field has it.
protocol SceneApp: AppTemplate {
  /// Returns the statements that source serves, in brackets behind a blank; nothing without a document.
  func mark(_ statements: String) -> String
  /// The expression of the scene that the app begins with; `directory` is at hand.
  var firstScene: String { get }
  /// The statements of the test that a scene nobody shows is freed.
  var freedScene: SourceText { get }
}

extension SceneApp {
  /// What stands behind and around the scenes, with its tests.
  var frame: [GeneratedFile] {
    [
      entity, failure, server, navigation, scene, menuEntry, menu, stack, console, composition,
      program, fakeConsole, appTests,
    ] + services + dateReading("Services")
  }

  /// What keeps the entities, with its tests.
  var services: [GeneratedFile] {
    [
      entityOrder, directory, listing, embedded, record, http, httpList, samples, fakeDirectory,
      directoryTests,
    ]
  }

  /// What keeps one more entity, with its tests.
  var addedServices: [GeneratedFile] {
    [directory, listing, embedded, record, http, httpList, samples, directoryTests]
  }

  /// The type that a list is decoded into.
  var listType: String { model.listKey == nil ? "[\(type)Record]" : "\(type)ListRecord" }

  /// How a list is taken out of what was decoded.
  var listAccess: String { model.listKey.map { ".\($0.property)" } ?? "" }

  /// The form of a list, where it is more than an array.
  var listRecord: SourceText {
    guard let key = model.listKey else { return .none }
    return #"""
      /// The list of \#(phrases) as the server writes it.
      struct \#(type)ListRecord: Decodable, Sendable {
        /// The \#(phrases), in the order of the answer.
        let \#(key.property): [\#(type)Record]

        \#(key.codingKeys)
      }
      """#
  }

  /// The rows of one as lines of text, its identity last.
  var rows: [String] {
    guard !fields.isEmpty else { return ["[row(\"Id\", text(\(value).id))]"] }
    let rows = fields.map { "  row(\"\($0.label)\", text(\(value).\($0.name)))," }
    return ["["] + rows + ["  row(\"Id\", text(\(value).id)),", "]"]
  }

  /// The zone of dates, where there are dates: the presenter's property and what sets it.
  var zone: SourceText {
    guard hasDates else { return .none }
    return #"""
      private let timeZone: TimeZone

      /// Shows dates as they are in a zone.
      init(timeZone: TimeZone) {
        self.timeZone = timeZone
      }
      """#
  }

  /// The argument of the presenter that shows dates.
  func zoneArgument(_ zone: String) -> String { hasDates ? "timeZone: .\(zone)" : "" }

  /// The function that words a failure.
  func failureWords(_ notFound: String) -> SourceText {
    #"""
    private static func words(for failure: DirectoryFailure) -> String {
      switch failure {
      case .notFound: "\#(notFound)"
      case .unreachable(let place): "\(place) does not answer. Check the address, then try again."
      case .timedOut(let place): "\(place) took too long to answer. Try again."
      case .busy(nil): "The server is busy. Try again later."
      case .busy(let seconds?): "The server is busy. Try again in \(seconds) s."
      case .refused(let status): "The server refused the request (status \(status))."
      case .broken(let status): "The server has a fault (status \(status)). Try again."
      case .unreadable(let place): "\(place) holds nothing that can be read."
      }
    }
    """#
  }
}
