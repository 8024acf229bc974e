import Observation

/// The form a person signs in with (C14, C15, C20).
@MainActor @Observable final class SignInViewModel {
  /// The account's address as it stands.
  var email = ""
  /// The account's secret as it stands; it is forgotten as soon as it is not needed.
  var password = ""
  /// Why signing in did not work.
  private(set) var failure: DomainError?
  /// Whether an answer is awaited.
  private(set) var isWorking = false
  /// The words of the screen's language.
  let wording: Wording

  private let signInUseCase: any SignInUseCase

  /// Takes the use case, by its protocol, from outside.
  init(signIn: any SignInUseCase, wording: Wording) {
    signInUseCase = signIn
    self.wording = wording
  }

  /// The failure in the screen's language.
  var errorText: String? {
    failure.map(wording.text(for:))
  }

  /// Signs in with the form's content and says whether that worked.
  @discardableResult
  func signIn() async -> Bool {
    isWorking = true
    defer { isWorking = false }
    do {
      try await signInUseCase.execute(Credentials(email: email, password: password))
      password = ""
      failure = nil
    } catch {
      failure = error
    }
    return failure == nil
  }
}
