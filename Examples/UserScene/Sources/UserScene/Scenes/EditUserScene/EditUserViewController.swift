#if canImport(UIKit)
import UIKit

/// Shows the form on a phone and tells the interactor what the person does (V2).
final class EditUserViewController: UIViewController, EditUserDisplayLogic {
  /// Hears what the person does.
  var interactor: (any EditUserBusinessLogic)?

  private let nameCaption = UILabel()
  private let nameField = UITextField()
  private let nameProblem = UILabel()
  private let emailCaption = UILabel()
  private let emailField = UITextField()
  private let emailProblem = UILabel()
  private let noticeLabel = UILabel()
  private let saveButton = UIButton(type: .system)
  private let leaveButton = UIButton(type: .system)
  private var shown: EditUserModels.PrepareForm.ViewModel?

  /// Lays the form out and asks what it is filled with.
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
    layOut()
    interactor?.prepareForm(request: EditUserModels.PrepareForm.Request())
  }

  /// Fills the form.
  func displayForm(viewModel: EditUserModels.PrepareForm.ViewModel) {
    shown = viewModel
    title = viewModel.title
    nameCaption.text = viewModel.labels.name
    nameField.text = viewModel.name
    emailCaption.text = viewModel.labels.email
    emailField.text = viewModel.email
    noticeLabel.text = viewModel.notice
    saveButton.setTitle(viewModel.labels.save, for: .normal)
    leaveButton.setTitle(viewModel.labels.leave, for: .normal)
  }

  /// Shows how the saving stands.
  func displaySaveUser(viewModel: EditUserModels.SaveUser.ViewModel) {
    nameProblem.text = viewModel.nameProblem
    emailProblem.text = viewModel.emailProblem
    noticeLabel.text = viewModel.notice
  }

  /// Shows why the form is still there.
  func displayLeaveForm(viewModel: EditUserModels.LeaveForm.ViewModel) {
    noticeLabel.text = viewModel.notice
  }

  private var writtenName: String? {
    nameField.text == shown?.name ? nil : nameField.text
  }

  private var writtenEmail: String? {
    emailField.text == shown?.email ? nil : emailField.text
  }

  private func save() {
    let request = EditUserModels.SaveUser.Request(name: writtenName, email: writtenEmail)
    interactor?.saveUser(request: request)
  }

  private func leave() {
    let request = EditUserModels.LeaveForm.Request(name: writtenName, email: writtenEmail)
    interactor?.leaveForm(request: request)
  }

  private func layOut() {
    view.backgroundColor = .systemBackground
    for field in [nameField, emailField] {
      field.borderStyle = .roundedRect
    }
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    for problem in [nameProblem, emailProblem] {
      problem.textColor = .systemRed
    }
    for label in [nameProblem, emailProblem, noticeLabel] {
      label.numberOfLines = 0
    }
    saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    leaveButton.addAction(UIAction { [weak self] _ in self?.leave() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [
      nameCaption, nameField, nameProblem, emailCaption, emailField, emailProblem, noticeLabel,
      saveButton, leaveButton,
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

/// Shows the form on a terminal and tells the interactor what the person does (V2).
@MainActor
final class EditUserViewController: EditUserDisplayLogic, TerminalScene {
  /// Hears what the person does.
  var interactor: (any EditUserBusinessLogic)?
  /// The stack that shows the scene.
  weak var navigation: (any TerminalNavigation)?

  private var titleText = ""
  private var nameCaption = ""
  private var nameField = Field()
  private var emailCaption = ""
  private var emailField = Field()
  private var notice = ""
  private var noticeColor = Color.standard
  private var keys = ""
  private var isEmailFocused = false

  /// Asks what the form is filled with.
  func viewDidLoad() {
    interactor?.prepareForm(request: EditUserModels.PrepareForm.Request())
  }

  /// Turns a key into an action: Tab changes the field, Enter goes on and saves, Escape leaves.
  func handle(_ key: Key) {
    switch key {
    case .escape: leave()
    case .control("s"): save()
    case .enter where isEmailFocused: save()
    case .enter, .tab, .backTab, .up, .down: isEmailFocused.toggle()
    default: edit(key)
    }
    navigation?.setNeedsDisplay()
  }

  /// Fills the form.
  func displayForm(viewModel: EditUserModels.PrepareForm.ViewModel) {
    titleText = viewModel.title
    nameCaption = viewModel.labels.name
    nameField = Field(viewModel.name)
    emailCaption = viewModel.labels.email
    emailField = Field(viewModel.email)
    notice = viewModel.notice
    noticeColor = .standard
    keys = "Tab ↹   ^S \(viewModel.labels.save)   Esc \(viewModel.labels.leave)"
    navigation?.setNeedsDisplay()
  }

  /// Shows how the saving stands.
  func displaySaveUser(viewModel: EditUserModels.SaveUser.ViewModel) {
    nameField.problem = viewModel.nameProblem
    emailField.problem = viewModel.emailProblem
    notice = viewModel.notice
    noticeColor = viewModel.phase.color
    navigation?.setNeedsDisplay()
  }

  /// Shows why the form is still there.
  func displayLeaveForm(viewModel: EditUserModels.LeaveForm.ViewModel) {
    notice = viewModel.notice
    noticeColor = .yellow
    navigation?.setNeedsDisplay()
  }

  /// Draws title, fields, notice and keys; without blank rows where the screen is low.
  func draw(on canvas: inout Canvas) {
    let width = max(1, canvas.size.columns - 2)
    let gap = canvas.size.rows < 14 ? 0 : 1
    let caption = Style(color: .cyan)
    canvas.write(titleText, row: 0, column: 1, width: width, style: Style(.bold))
    var row = 1 + gap
    canvas.write(nameCaption, row: row, column: 1, width: width, style: caption)
    row = gap + nameField.draw(on: &canvas, row: row + 1, width: width, isFocused: !isEmailFocused)
    canvas.write(emailCaption, row: row, column: 1, width: width, style: caption)
    row = emailField.draw(on: &canvas, row: row + 1, width: width, isFocused: isEmailFocused)
    let bottom = canvas.size.rows - 1
    let lines = DisplayWidth.wrapped(notice, columns: width)
    for (index, line) in lines.enumerated() {
      let row = max(row, bottom - lines.count) + index
      canvas.write(line, row: row, column: 1, width: width, style: Style(color: noticeColor))
    }
    canvas.fill(row: bottom, style: .plain)
    canvas.write(keys, row: bottom, column: 1, width: width, style: Style(.reverse))
  }

  private func edit(_ key: Key) {
    if isEmailFocused {
      emailField.handle(key)
    } else {
      nameField.handle(key)
    }
  }

  private func save() {
    let request = EditUserModels.SaveUser.Request(
      name: nameField.written,
      email: emailField.written
    )
    interactor?.saveUser(request: request)
  }

  private func leave() {
    let request = EditUserModels.LeaveForm.Request(
      name: nameField.written,
      email: emailField.written
    )
    interactor?.leaveForm(request: request)
  }
}

/// A line to write in, with what is wrong with it.
private struct Field {
  var problem = ""

  private var input: TextField
  private let untouched: String

  init(_ text: String = "") {
    // Far above what may be saved: what a person pastes is judged, not cut.
    input = TextField(text: text, limit: 10_000)
    untouched = input.text
  }

  /// What is written, `nil` when it is what was there.
  var written: String? {
    input.text == untouched ? nil : input.text
  }

  mutating func handle(_ key: Key) {
    if input.handle(key) {
      problem = ""
    }
  }

  /// Draws the line and its problem, and returns the row below.
  func draw(on canvas: inout Canvas, row: Int, width: Int, isFocused: Bool) -> Int {
    let style = Style(isFocused ? .reverse : .underline)
    input.draw(on: &canvas, row: row, column: 1, width: width, style: style, isFocused: isFocused)
    let lines = problem.isEmpty ? [] : DisplayWidth.wrapped(problem, columns: width)
    for (index, line) in lines.enumerated() {
      let row = row + 1 + index
      canvas.write(line, row: row, column: 1, width: width, style: Style(color: .red))
    }
    return row + 1 + lines.count
  }
}

extension EditUserModels.Phase {
  fileprivate var color: Color {
    switch self {
    case .busy: .yellow
    case .done: .green
    case .refused, .failed: .red
    }
  }
}
#endif
