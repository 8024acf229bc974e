/// What the command line asks for.
enum Invocation: Hashable, Sendable {
  /// The usage text.
  case help
  /// The version.
  case version
  /// Showing a user, for people or for programs.
  case show(Options, json: Bool)
  /// Changing a user; `nil` leaves a value as it is.
  case edit(Options, name: String?, email: String?)

  /// What both commands take.
  struct Options: Hashable, Sendable {
    /// The number of the user, from 1.
    var userID = 1
    /// Where users are kept.
    var source = Source.own
    /// The language asked for; `nil` takes that of the environment.
    var language: Language?
  }

  /// Where users are kept.
  enum Source: Hashable, Sendable {
    /// The program's own file, which begins with the embedded users.
    case own
    /// A file of the person's.
    case file(String)
    /// A server at an address.
    case server(String)
  }
}
