import Foundation

/// Turns responses of the User scene into words; the only place where that happens (V4, V6).
@MainActor
final class UserPresenter: UserPresentationLogic {
  /// Shows the words; weak, for the view owns the interactor, which owns the presenter (V11).
  weak var viewController: (any UserDisplayLogic)?

  private let wording: Wording

  /// Speaks one language.
  init(language: Language) {
    wording = Wording(language)
  }

  /// Words the user, or how its loading stands.
  func presentUserData(response: UserModels.FetchUser.Response) {
    let viewModel =
      switch response {
      case .loading(let id, let known):
        viewModel(.busy, id: id, user: known, notice: wording.loading)
      case .userData(let user):
        viewModel(.done, id: user.id, user: user, notice: "")
      case .failed(let failure, let id, let known):
        viewModel(.failed, id: id, user: known, notice: wording.failure(failure, id))
      }
    viewController?.displayUserData(viewModel: viewModel)
  }

  /// Words why the user cannot be changed now.
  func presentEditUser(response: UserModels.EditUser.Response) {
    let notice =
      switch response {
      case .nothingLoaded: wording.nothingLoaded
      }
    viewController?.displayEditUser(viewModel: UserModels.EditUser.ViewModel(notice: notice))
  }

  /// Words a user that was changed elsewhere.
  func presentAcceptedEdit(response: UserModels.AcceptEdit.Response) {
    let user = response.userData
    let viewModel = viewModel(.done, id: user.id, user: user, notice: wording.saved)
    viewController?.displayUserData(viewModel: viewModel)
  }

  private func viewModel(
    _ phase: UserModels.Phase,
    id: Int,
    user: User?,
    notice: String
  ) -> UserModels.FetchUser.ViewModel {
    var viewModel = UserModels.FetchUser.ViewModel(
      phase: phase,
      title: wording.title(id),
      labels: wording.labels,
      displayName: "",
      displayEmail: "",
      notice: notice,
      record: ""
    )
    guard let user else { return viewModel }
    let name = Self.printable(user.name ?? "")
    let email = Self.printable(user.email ?? "")
    viewModel.displayName = name.isEmpty ? wording.noName : name
    viewModel.isNameMissing = name.isEmpty
    viewModel.displayEmail = email.isEmpty ? wording.noEmail : email
    viewModel.isEmailMissing = email.isEmpty
    viewModel.record = Self.record(of: user)
    return viewModel
  }

  /// Leaves out what would harm a screen: a stored text may hold control characters, and marks
  /// that turn the direction of all the text after it.
  private static func printable(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !turnsDirection(scalar) {
      let kept = isControl(scalar) ? (scalar.properties.isWhitespace ? " " : "·") : scalar
      scalars.append(kept)
    }
    return String(scalars).trimmingCharacters(in: .whitespaces)
  }

  /// Writes the user as it is: one line of JSON, its keys in order, nothing raw that harms a screen.
  private static func record(of user: User) -> String {
    #"{"email":\#(quoted(user.email)),"id":\#(user.id),"name":\#(quoted(user.name))}"#
  }

  private static func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        quoted += "\\\(scalar)"
      } else if isControl(scalar) || turnsDirection(scalar) {
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// The embeddings, overrides and isolates; the mere marks beside them are part of a text.
  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
  }
}
