/// A character's screen, ready to be shown (R13).
struct DetailViewData: Hashable, Sendable {
  /// The colour of a status, for whatever draws it.
  enum StatusColor: Hashable, Sendable {
    /// For the living.
    case green
    /// For the dead.
    case red
    /// For those nobody knows about.
    case gray
  }

  /// A caption and what belongs to it.
  struct Row: Hashable, Sendable {
    /// The caption.
    var label: String
    /// What belongs to it.
    var value: String
  }

  /// The status as a word and a colour.
  struct Status: Hashable, Sendable {
    /// The caption.
    var label: String
    /// The word.
    var text: String
    /// The colour.
    var color: StatusColor
  }

  /// What the user should know.
  enum Notice: Hashable, Sendable {
    /// Something is under way.
    case working(String)
    /// Something failed, and what can be done about it.
    case failure(String, remedy: String)
  }

  /// The character's name, or what is known of it.
  var title: String
  /// The status, none before the character has arrived.
  var status: Status?
  /// What else is known, in the order shown.
  var rows: [Row]
  /// The picture's address, none before the character has arrived.
  var image: Row?
  /// What the user should know, if anything.
  var notice: Notice?
  /// What keys do.
  var keys: String
}
