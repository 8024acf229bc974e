/// What stands around the list's rows, ready to be shown (R13).
struct HomeViewData: Hashable, Sendable {
  /// What the user should know about the rows.
  enum Notice: Hashable, Sendable {
    /// Something is under way.
    case working(String)
    /// There are no rows, and that is the answer.
    case empty(String)
    /// Something failed, and what can be done about it.
    case failure(String, remedy: String)
  }

  /// The screen's title.
  var title: String
  /// How much is shown of how much, empty before the first answer.
  var summary: String
  /// The caption of the search field.
  var searchLabel: String
  /// The name that the rows are searched for.
  var searchText: String
  /// The caption of the filters.
  var filterLabel: String
  /// The filters there are.
  var filters: [String]
  /// The filter that is on, counted from 0.
  var selectedFilter: Int
  /// What the user should know, if anything.
  var notice: Notice?
  /// What keys do while the list has the keyboard.
  var keys: String
  /// What keys do while the search field has the keyboard.
  var searchKeys: String
}
