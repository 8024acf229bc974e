/// What crosses the borders of the User scene: plain values, nested per use case (V5).
enum UserModels {
  /// Loading the scene's user, for the first time or again.
  enum FetchUser {
    /// View → interactor: load the user.
    struct Request: Hashable, Sendable {}

    /// Interactor → presenter: how the loading stands.
    enum Response: Hashable, Sendable {
      /// The user is being loaded; what was known before, if anything.
      case loading(id: Int, known: User?)
      /// The user as it is kept now.
      case userData(User)
      /// No user came; what was known before, if anything.
      case failed(DirectoryFailure, id: Int, known: User?)
    }

    /// Presenter → view: everything that is seen, in words.
    struct ViewModel: Hashable, Sendable {
      /// How the loading stands, for colours and for programs that wait.
      var phase: Phase
      /// The heading of the scene.
      var title: String
      /// The words that do not depend on the user.
      var labels: Labels
      /// The name, or the words for a missing one.
      var displayName: String
      /// Whether `displayName` only says that there is no name.
      var isNameMissing = false
      /// The e-mail address, or the words for a missing one.
      var displayEmail: String
      /// Whether `displayEmail` only says that there is no address.
      var isEmailMissing = false
      /// What happened, in a sentence; empty when there is nothing to say.
      var notice: String
      /// The user as one line of JSON, for programs; empty while no user is known.
      var record: String
    }
  }

  /// Going to the scene where the user is changed.
  enum EditUser {
    /// View → interactor: the person wants to change the user.
    struct Request: Hashable, Sendable {}

    /// Interactor → presenter: why it cannot be done.
    enum Response: Hashable, Sendable {
      /// No user has been loaded yet.
      case nothingLoaded
    }

    /// Presenter → view: the same in words.
    struct ViewModel: Hashable, Sendable {
      /// A sentence to show.
      var notice: String
    }
  }

  /// Showing the user that comes back from the scene where it was changed.
  enum AcceptEdit {
    /// View → interactor: the user as saved.
    struct Request: Hashable, Sendable {
      /// The user that is kept now.
      var userData: User
    }

    /// Interactor → presenter: the user to show, seen as a `FetchUser.ViewModel`.
    struct Response: Hashable, Sendable {
      /// The user that is kept now.
      var userData: User
    }
  }

  /// Leaving the scene.
  enum Leave {
    /// View → interactor: the person wants to leave.
    struct Request: Hashable, Sendable {}
  }

  /// How a loading stands.
  enum Phase: Hashable, Sendable {
    /// More will follow without anybody's doing.
    case busy
    /// All is well.
    case done
    /// It did not work.
    case failed
  }

  /// The scene's words that do not depend on the user.
  struct Labels: Hashable, Sendable {
    /// What stands beside the name.
    var name: String
    /// What stands beside the e-mail address.
    var email: String
    /// Names the action that changes the user.
    var edit: String
    /// Names the action that loads again.
    var refresh: String
    /// Names the action that leaves.
    var leave: String
  }
}
