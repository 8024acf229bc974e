import TerminalUI

/// The form to sign in with on a terminal; it shows and forwards (C16).
@MainActor struct TerminalSignInView: TerminalView {
  private enum Part {
    case email, password
  }

  private let viewModel: SignInViewModel
  private var emailField = TextField()
  private var passwordField = TextField()
  private var focus = Part.email

  /// Takes the only one this view speaks to.
  init(viewModel: SignInViewModel) {
    self.viewModel = viewModel
    emailField.text = viewModel.email
    passwordField.isSecure = true
  }

  /// The place's name.
  var heading: String { viewModel.wording[.signingIn] }

  /// What the keys do here.
  var keyHints: String { viewModel.wording[.signInKeys] }

  /// Why signing in did not work.
  var errorText: String? { viewModel.errorText }

  /// Begins with an empty password.
  mutating func appear() -> Step {
    passwordField.text = ""
    viewModel.password = ""
    return .stay
  }

  /// Takes what is typed, or forwards that somebody wants to sign in.
  mutating func handle(_ key: Key, in area: Area) -> Step {
    switch key {
    case .tab, .backTab, .up, .down: focus = focus == .email ? .password : .email
    case .enter where focus == .email: focus = .password
    case .enter: return .run(signIn)
    case .escape: return .back
    default: return type(key)
    }
    return .stay
  }

  /// Draws both fields; the password's characters are not shown.
  func draw(on canvas: inout Canvas, in area: Area) {
    let wording = viewModel.wording
    draw(emailField, label: wording[.emailLabel], part: .email, row: 0, on: &canvas, in: area)
    draw(
      passwordField,
      label: wording[.passwordLabel],
      part: .password,
      row: 1,
      on: &canvas,
      in: area
    )
  }

  private func draw(
    _ field: TextField,
    label: String,
    part: Part,
    row: Int,
    on canvas: inout Canvas,
    in area: Area
  ) {
    guard row < area.rows else { return }
    let label = DisplayWidth.prefix(of: label, columns: area.columns / 2)
    let left = min(12, area.columns / 2)
    canvas.write(label, row: area.row + row, column: 0, style: Style([.bold]))
    field.draw(
      on: &canvas,
      row: area.row + row,
      column: left,
      width: area.columns - left,
      style: Style([.underline]),
      isFocused: part == focus
    )
  }

  private mutating func type(_ key: Key) -> Step {
    let isTaken =
      switch focus {
      case .email: emailField.handle(key)
      case .password: passwordField.handle(key)
      }
    guard isTaken else { return .ignored }
    viewModel.email = emailField.text
    viewModel.password = passwordField.text
    return .stay
  }

  private var signIn: Work {
    { [viewModel] in
      await viewModel.signIn() ? .say(.signedIn, then: .back) : .stay
    }
  }
}
