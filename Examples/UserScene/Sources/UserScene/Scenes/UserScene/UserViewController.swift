#if canImport(UIKit)
import UIKit

/// Shows the User scene on a phone and tells the interactor what the person does (V2).
final class UserViewController: UIViewController, UserDisplayLogic {
  /// Hears what the person does.
  var interactor: (any UserBusinessLogic)?

  private let nameCaption = UILabel()
  private let nameLabel = UILabel()
  private let emailCaption = UILabel()
  private let emailLabel = UILabel()
  private let noticeLabel = UILabel()
  private let editButton = UIButton(type: .system)
  private let refreshButton = UIButton(type: .system)

  /// Lays the view out and asks for the user.
  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    interactor?.fetchUserData(request: UserModels.FetchUser.Request())
  }

  /// Hands a user that was changed elsewhere to the interactor.
  func acceptEdit(request: UserModels.AcceptEdit.Request) {
    interactor?.acceptEdit(request: request)
  }

  /// Shows the user, or how its loading stands.
  func displayUserData(viewModel: UserModels.FetchUser.ViewModel) {
    title = viewModel.title
    nameCaption.text = viewModel.labels.name
    nameLabel.text = viewModel.displayName
    nameLabel.textColor = viewModel.isNameMissing ? .secondaryLabel : .label
    emailCaption.text = viewModel.labels.email
    emailLabel.text = viewModel.displayEmail
    emailLabel.textColor = viewModel.isEmailMissing ? .secondaryLabel : .label
    noticeLabel.text = viewModel.notice
    noticeLabel.textColor = viewModel.phase == .failed ? .systemRed : .secondaryLabel
    editButton.setTitle(viewModel.labels.edit, for: .normal)
    refreshButton.setTitle(viewModel.labels.refresh, for: .normal)
  }

  /// Shows why the user cannot be changed now.
  func displayEditUser(viewModel: UserModels.EditUser.ViewModel) {
    noticeLabel.text = viewModel.notice
    noticeLabel.textColor = .systemRed
  }

  private func layOut() {
    view.backgroundColor = .systemBackground
    for caption in [nameCaption, emailCaption] {
      caption.font = .preferredFont(forTextStyle: .caption1)
    }
    for label in [nameLabel, emailLabel, noticeLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.numberOfLines = 0
    }
    let edit = UIAction { [weak self] _ in
      self?.interactor?.editUser(request: UserModels.EditUser.Request())
    }
    let refresh = UIAction { [weak self] _ in
      self?.interactor?.fetchUserData(request: UserModels.FetchUser.Request())
    }
    editButton.addAction(edit, for: .touchUpInside)
    refreshButton.addAction(refresh, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [
      nameCaption, nameLabel, emailCaption, emailLabel, noticeLabel, editButton, refreshButton,
    ])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
#else
import TerminalUI

/// Shows the User scene on a terminal and tells the interactor what the person does (V2).
@MainActor
final class UserViewController: UserDisplayLogic, TerminalScene {
  /// Hears what the person does.
  var interactor: (any UserBusinessLogic)?
  /// The stack that shows the scene.
  weak var navigation: (any TerminalNavigation)?

  private var titleLabel = Label()
  private var nameCaption = Label()
  private var nameLabel = Label()
  private var emailCaption = Label()
  private var emailLabel = Label()
  private var noticeLabel = Label()
  private var keysLabel = Label()
  private var firstLine = 0
  private var page = 1

  /// Asks for the user.
  func viewDidLoad() {
    interactor?.fetchUserData(request: UserModels.FetchUser.Request())
  }

  /// Turns a key into an action: `e` edits, `r` refreshes, `q` leaves, arrows scroll.
  func handle(_ key: Key) {
    switch key {
    case .character("e"): interactor?.editUser(request: UserModels.EditUser.Request())
    case .character("r"): interactor?.fetchUserData(request: UserModels.FetchUser.Request())
    case .character("q"), .escape: interactor?.leave(request: UserModels.Leave.Request())
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -page)
    case .pageDown: scroll(by: page)
    default: break
    }
  }

  /// Hands a user that was changed elsewhere to the interactor.
  func acceptEdit(request: UserModels.AcceptEdit.Request) {
    interactor?.acceptEdit(request: request)
  }

  /// Shows the user, or how its loading stands.
  func displayUserData(viewModel: UserModels.FetchUser.ViewModel) {
    titleLabel = Label(text: viewModel.title, style: Style(.bold))
    nameCaption = Label(text: viewModel.labels.name, style: Style(color: .cyan))
    nameLabel.text = viewModel.displayName
    nameLabel.style = viewModel.isNameMissing ? Style(.dim) : .plain
    emailCaption = Label(text: viewModel.labels.email, style: Style(color: .cyan))
    emailLabel.text = viewModel.displayEmail
    emailLabel.style = viewModel.isEmailMissing ? Style(.dim) : .plain
    noticeLabel = Label(text: viewModel.notice, style: Style(color: viewModel.phase.color))
    let labels = viewModel.labels
    keysLabel.text = "e \(labels.edit)   r \(labels.refresh)   q \(labels.leave)"
    keysLabel.style = Style(.reverse)
    navigation?.setNeedsDisplay()
  }

  /// Shows why the user cannot be changed now.
  func displayEditUser(viewModel: UserModels.EditUser.ViewModel) {
    noticeLabel = Label(text: viewModel.notice, style: Style(color: .red))
    navigation?.setNeedsDisplay()
  }

  /// Draws title, user, notice and keys; a user of many lines scrolls between title and notice.
  func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns - 2
    let notice = noticeLabel.lines(columns)
    let bottom = canvas.size.rows - 1
    let body = bodyLines(columns)
    let visible = max(1, bottom - notice.count - 2)
    page = visible
    firstLine = max(0, min(firstLine, body.count - visible))
    canvas.write(titleLabel.text, row: 0, column: 1, width: columns, style: titleLabel.style)
    for (row, line) in body.dropFirst(firstLine).prefix(visible).enumerated() {
      canvas.write(line.text, row: row + 2, column: 1, width: columns, style: line.style)
    }
    if firstLine > 0 {
      canvas.write("▲", row: 2, column: columns + 1)
    }
    if firstLine + visible < body.count {
      canvas.write("▼", row: visible + 1, column: columns + 1)
    }
    for (row, line) in notice.enumerated() {
      let row = bottom - notice.count + row
      canvas.write(line.text, row: row, column: 1, width: columns, style: line.style)
    }
    canvas.write(keysLabel.text, row: bottom, column: 1, width: columns, style: keysLabel.style)
  }

  private func bodyLines(_ columns: Int) -> [Label] {
    nameCaption.lines(columns) + nameLabel.lines(columns) + [Label()]
      + emailCaption.lines(columns) + emailLabel.lines(columns)
  }

  private func scroll(by lines: Int) {
    firstLine = max(0, firstLine + lines)
    navigation?.setNeedsDisplay()
  }
}

/// A text and how it looks.
private struct Label {
  var text = ""
  var style = Style.plain

  /// The label as one label a line, each as wide as is allowed; none for an empty text.
  func lines(_ columns: Int) -> [Label] {
    guard !text.isEmpty else { return [] }
    return DisplayWidth.wrapped(text, columns: max(1, columns)).map {
      Label(text: $0, style: style)
    }
  }
}

extension UserModels.Phase {
  fileprivate var color: Color {
    switch self {
    case .busy: .yellow
    case .done: .green
    case .failed: .red
    }
  }
}
#endif
