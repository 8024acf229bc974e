/// The words of a character's screen in one language.
struct DetailPhrases: Sendable {
  /// The captions of what is known of a character.
  struct Labels: Sendable {
    /// The API's number.
    var number: String
    /// Alive, dead or unknown.
    var status: String
    /// The species.
    var species: String
    /// A kind within the species.
    var type: String
    /// The gender.
    var gender: String
    /// Where the character comes from.
    var origin: String
    /// Where the character was last seen.
    var location: String
    /// How many episodes the character appears in.
    var episodes: String
    /// The day the record was made.
    var created: String
    /// The picture's address.
    var image: String
  }

  /// The captions.
  var labels: Labels
  /// The title while the name is not known, from the number.
  var untitled: @Sendable (Int) -> String
  /// A status as a word.
  var status: @Sendable (RMLifeStatus) -> String
  /// The API's gender as a word; unheard-of ones stay as they are.
  var gender: @Sendable (String) -> String
  /// A place's name; the API's "unknown" as a word.
  var place: @Sendable (String) -> String
  /// The character is on its way.
  var loading: String
  /// The picture is on its way.
  var loadingImage: String
  /// The picture does not exist.
  var noImage: String
  /// A picture's caption, from its format and its number of bytes.
  var imageCaption: @Sendable (String, Int) -> String
  /// What can be done after a failure.
  var remedy: String
  /// What keys do.
  var keys: String
  /// A failure as a sentence.
  var failure: @Sendable (CharacterFailure) -> String
}
