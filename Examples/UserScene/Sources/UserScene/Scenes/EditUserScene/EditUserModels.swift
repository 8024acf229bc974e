/// What crosses the borders of the EditUser scene: plain values, nested per use case (V5).
enum EditUserModels {
  /// Showing the form.
  enum PrepareForm {
    /// View → interactor: the form is there.
    struct Request: Hashable, Sendable {}

    /// Interactor → presenter: what to fill it with.
    struct Response: Hashable, Sendable {
      /// The user as last known.
      var userData: User
    }

    /// Presenter → view: the form in words.
    struct ViewModel: Hashable, Sendable {
      /// The heading of the scene.
      var title: String
      /// The words that do not depend on the user.
      var labels: Labels
      /// What the name's field begins with.
      var name: String
      /// What the e-mail address's field begins with.
      var email: String
      /// How to use the form, in a sentence.
      var notice: String
    }
  }

  /// Saving what was written.
  enum SaveUser {
    /// View → interactor: save this.
    struct Request: Hashable, Sendable {
      /// The new name, empty to have none, `nil` to leave it as it is.
      var name: String?
      /// The new e-mail address, empty to have none, `nil` to leave it as it is.
      var email: String?
    }

    /// Interactor → presenter: how the saving stands; every error is a case (V6).
    enum Response: Hashable, Sendable {
      /// The user is being saved.
      case saving
      /// Nothing was saved, for these reasons: at most one of the name, then one of the address.
      case invalid([Problem])
      /// Nothing was saved, for nothing differs.
      case unchanged
      /// The user is kept as given here.
      case saved(User)
      /// The user of a number may not be kept, and why.
      case failed(DirectoryFailure, id: Int)
    }

    /// Presenter → view: the same in words.
    struct ViewModel: Hashable, Sendable {
      /// How the saving stands, for colours and for programs that wait.
      var phase: Phase
      /// What happened, in a sentence.
      var notice: String
      /// What is wrong with the name; empty when nothing is.
      var nameProblem = ""
      /// What is wrong with the e-mail address; empty when nothing is.
      var emailProblem = ""
    }
  }

  /// Leaving the form.
  enum LeaveForm {
    /// View → interactor: the person wants to leave, and this is written in the form.
    struct Request: Hashable, Sendable {
      /// As in `SaveUser.Request`.
      var name: String?
      /// As in `SaveUser.Request`.
      var email: String?
    }

    /// Interactor → presenter: why the form is still there.
    enum Response: Hashable, Sendable {
      /// Something was written and not saved; asking once more leaves.
      case unsavedChanges
      /// The answer to a saving is still under way.
      case stillSaving
    }

    /// Presenter → view: the same in words.
    struct ViewModel: Hashable, Sendable {
      /// A sentence to show.
      var notice: String
    }
  }

  /// Why a value may not be saved.
  enum Problem: Hashable, Sendable {
    /// The name has more characters than the limit.
    case nameTooLong(limit: Int)
    /// The name has line breaks or other characters without a shape.
    case nameUnprintable
    /// The e-mail address has more characters than the limit.
    case emailTooLong(limit: Int)
    /// The e-mail address is not of the form `somebody@example.com`.
    case emailMalformed
  }

  /// How a saving stands.
  enum Phase: Hashable, Sendable {
    /// More will follow without anybody's doing.
    case busy
    /// All is well.
    case done
    /// What was written will not do.
    case refused
    /// It did not work.
    case failed
  }

  /// The scene's words that do not depend on the user.
  struct Labels: Hashable, Sendable {
    /// What stands beside the name.
    var name: String
    /// What stands beside the e-mail address.
    var email: String
    /// Names the action that saves.
    var save: String
    /// Names the action that leaves.
    var leave: String
  }
}
