extension EditUserPresenter {
  /// The words of the scene in one language.
  struct Wording: Sendable {
    /// The words that do not depend on the user.
    var labels: EditUserModels.Labels
    /// Says how to use the form.
    var howTo: String
    /// Says that the user is being saved.
    var saving: String
    /// Says that what was written will not do.
    var invalid: String
    /// Says that nothing differs.
    var unchanged: String
    /// Says that the user is kept.
    var saved: String
    /// Says that something was written and not saved, and how to give it up.
    var unsavedChanges: String
    /// Says that the answer to a saving is still under way.
    var stillSaving: String
    /// Heads the form of the user of a number.
    var title: @Sendable (Int) -> String
    /// Says what is wrong with a value, and what would be right.
    var problem: @Sendable (EditUserModels.Problem) -> String
    /// Says whether anything was saved, why not, and what can be done.
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
      labels: EditUserModels.Labels,
      howTo: String,
      saving: String,
      invalid: String,
      unchanged: String,
      saved: String,
      unsavedChanges: String,
      stillSaving: String,
      title: @escaping @Sendable (Int) -> String,
      problem: @escaping @Sendable (EditUserModels.Problem) -> String,
      failure: @escaping @Sendable (DirectoryFailure, Int) -> String
    ) {
      self.labels = labels
      self.howTo = howTo
      self.saving = saving
      self.invalid = invalid
      self.unchanged = unchanged
      self.saved = saved
      self.unsavedChanges = unsavedChanges
      self.stillSaving = stillSaving
      self.title = title
      self.problem = problem
      self.failure = failure
    }
  }
}
