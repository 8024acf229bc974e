/// A row of the list, ready to be shown (R13).
struct HomeViewItem: Hashable, Sendable, Identifiable {
  /// The colour of a status, for whatever draws it.
  enum StatusColor: Hashable, Sendable {
    /// For the living.
    case green
    /// For the dead.
    case red
    /// For those nobody knows about.
    case gray
  }

  /// The number by which the character can be asked for.
  var id: Int
  /// The name.
  var name: String
  /// The status in the screen's language.
  var statusText: String
  /// The status as a colour.
  var statusColor: StatusColor
  /// Species and last known place.
  var subtitle: String
}
