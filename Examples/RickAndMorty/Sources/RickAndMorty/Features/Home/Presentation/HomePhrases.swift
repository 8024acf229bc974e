/// The list's words in one language.
struct HomePhrases: Sendable {
  /// How much of the list is shown.
  struct Extent: Hashable, Sendable {
    /// Characters shown.
    var shown: Int
    /// Characters that match.
    var total: Int
    /// The first page shown.
    var firstPage: Int
    /// The last page shown.
    var lastPage: Int
    /// Pages that there are.
    var pageCount: Int
  }

  /// The screen's title.
  var title: String
  /// The caption of the search field.
  var searchLabel: String
  /// The caption of the filters.
  var filterLabel: String
  /// The filter that lets everyone through.
  var everyone: String
  /// A status as a word.
  var status: @Sendable (RMLifeStatus) -> String
  /// A place's name; the API's "unknown" as a word.
  var place: @Sendable (String) -> String
  /// The first page is on its way.
  var loading: String
  /// Further pages are on their way.
  var loadingMore: String
  /// Everything is fetched afresh while old rows stay.
  var refreshing: String
  /// Nothing matches.
  var empty: String
  /// What can be done after a failure.
  var remedy: String
  /// What keys do in the list.
  var keys: String
  /// What keys do in the search field.
  var searchKeys: String
  /// How much is shown.
  var summary: @Sendable (Extent) -> String
  /// A failure as a sentence.
  var failure: @Sendable (CharacterFailure) -> String
}
