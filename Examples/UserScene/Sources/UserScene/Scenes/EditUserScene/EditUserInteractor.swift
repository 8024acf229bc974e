import Foundation

/// Decides what may be saved and when the form may be left; knows no screen and no words (V3).
@MainActor
final class EditUserInteractor: EditUserBusinessLogic {
  /// Hears every result.
  var presenter: (any EditUserPresentationLogic)?
  /// Moves to other scenes; called from here, as the document has it (V7).
  var router: (any EditUserRoutingLogic)?

  /// The most characters that a name may have.
  static let nameLimit = 100
  /// The most characters that an e-mail address may have: no server takes longer ones.
  static let emailLimit = 254

  private let worker: any EditUserWorkingLogic
  private let user: User
  private var saving: Task<Void, Never>?
  private var warned: User?

  /// Prepares the changing of a user.
  ///
  /// - Parameters:
  ///   - user: The user as last known.
  ///   - worker: Keeps the user.
  init(user: User, worker: any EditUserWorkingLogic) {
    self.user = user
    self.worker = worker
  }

  deinit {
    saving?.cancel()
  }

  /// Hands the user to the presenter.
  func prepareForm(request: EditUserModels.PrepareForm.Request) {
    presenter?.presentForm(response: EditUserModels.PrepareForm.Response(userData: user))
  }

  /// Judges what was written, saves it and moves back; the presenter hears every stage.
  func saveUser(request: EditUserModels.SaveUser.Request) {
    guard saving == nil else { return }
    let changed = changed(name: request.name, email: request.email)
    let problems = problems(of: changed)
    guard problems.isEmpty else {
      presenter?.presentSaveUser(response: .invalid(problems))
      return
    }
    guard changed != user else {
      presenter?.presentSaveUser(response: .unchanged)
      return
    }
    presenter?.presentSaveUser(response: .saving)
    // The scene may be dropped while the worker is busy: the task keeps the worker alone.
    saving = Task { [weak self, worker] in
      let result: Result<User, DirectoryFailure>
      do throws(DirectoryFailure) {
        result = .success(try await worker.saveUser(changed))
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled else { return }
      self?.finish(result)
    }
  }

  /// Moves back, unless something would be lost.
  ///
  /// Unsaved changes are spoken of once; asking again with the same gives them up.
  func leaveForm(request: EditUserModels.LeaveForm.Request) {
    guard saving == nil else {
      presenter?.presentLeaveForm(response: .stillSaving)
      return
    }
    let changed = changed(name: request.name, email: request.email)
    guard changed == user || changed == warned else {
      warned = changed
      presenter?.presentLeaveForm(response: .unsavedChanges)
      return
    }
    router?.routeBack(saved: nil)
  }

  private func finish(_ result: Result<User, DirectoryFailure>) {
    saving = nil
    switch result {
    case .success(let saved):
      presenter?.presentSaveUser(response: .saved(saved))
      router?.routeBack(saved: saved)
    case .failure(let failure):
      presenter?.presentSaveUser(response: .failed(failure, id: user.id))
    }
  }

  /// The user as written: blanks around a value do not count, and nothing else means none.
  private func changed(name: String?, email: String?) -> User {
    var changed = user
    if let name { changed.name = Self.value(name) }
    if let email { changed.email = Self.value(email) }
    return changed
  }

  private static func value(_ text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }

  /// What speaks against saving; a value that was not touched is not judged.
  private func problems(of changed: User) -> [EditUserModels.Problem] {
    var problems: [EditUserModels.Problem] = []
    if changed.name != user.name, let name = changed.name {
      if name.count > Self.nameLimit {
        problems.append(.nameTooLong(limit: Self.nameLimit))
      } else if name.unicodeScalars.contains(where: Self.isShapeless) {
        problems.append(.nameUnprintable)
      }
    }
    if changed.email != user.email, let email = changed.email {
      if email.count > Self.emailLimit {
        problems.append(.emailTooLong(limit: Self.emailLimit))
      } else if !Self.isAddress(email) {
        problems.append(.emailMalformed)
      }
    }
    return problems
  }

  private static func isShapeless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// One `@`, something before it, and behind it names joined by at least one full stop.
  private static func isAddress(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard !scalars.contains(where: { $0.properties.isWhitespace || isShapeless($0) }) else {
      return false
    }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return false }
    let names = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return names.count > 1 && names.allSatisfy { !$0.isEmpty }
  }
}
