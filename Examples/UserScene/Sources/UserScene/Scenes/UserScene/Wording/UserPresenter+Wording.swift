extension UserPresenter {
  /// The words of the scene in one language.
  struct Wording: Sendable {
    /// The words that do not depend on the user.
    var labels: UserModels.Labels
    /// Stands for a missing name.
    var noName: String
    /// Stands for a missing e-mail address.
    var noEmail: String
    /// Says that the user is being loaded.
    var loading: String
    /// Says that a change is kept.
    var saved: String
    /// Says that there is nothing to change yet.
    var nothingLoaded: String
    /// Heads the scene of the user of a number.
    var title: @Sendable (Int) -> String
    /// Says why no user came, and what can be done.
    var failure: @Sendable (DirectoryFailure, Int) -> String

    /// Picks the words of a language.
    init(_ language: Language) {
      self =
        switch language {
        case .english: .english
        case .uzbek: .uzbek
        case .turkish: .turkish
        }
    }

    /// Lists the words of a language.
    init(
      labels: UserModels.Labels,
      noName: String,
      noEmail: String,
      loading: String,
      saved: String,
      nothingLoaded: String,
      title: @escaping @Sendable (Int) -> String,
      failure: @escaping @Sendable (DirectoryFailure, Int) -> String
    ) {
      self.labels = labels
      self.noName = noName
      self.noEmail = noEmail
      self.loading = loading
      self.saved = saved
      self.nothingLoaded = nothingLoaded
      self.title = title
      self.failure = failure
    }
  }
}
