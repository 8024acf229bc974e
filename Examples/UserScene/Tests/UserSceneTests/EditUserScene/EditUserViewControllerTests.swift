import Testing
import TerminalUI

@testable import UserScene

/// The view alone: fakes stand for interactor and navigation, a canvas for the terminal.
@MainActor
@Suite("The EditUser scene's view")
struct EditUserViewControllerTests {
  private let view = EditUserViewController()
  private let interactor = EditUserBusinessSpy()
  private let navigation = NavigationSpy()

  init() {
    view.interactor = interactor
    view.navigation = navigation
  }

  private func fill(name: String = "Lola", email: String = "lola@example.com") {
    view.displayForm(
      viewModel: EditUserModels.PrepareForm.ViewModel(
        title: "Edit user 7",
        labels: EditUserModels.Labels(name: "Name", email: "E-mail", save: "Save", leave: "Back"),
        name: name,
        email: email,
        notice: "Write."
      )
    )
  }

  private func press(_ keys: Key...) {
    for key in keys { view.handle(key) }
  }

  @Test func `asks for its contents when it is loaded`() {
    view.viewDidLoad()

    #expect(interactor.calls == [.prepare(EditUserModels.PrepareForm.Request())])
  }

  @Test func `shows what it is given`() {
    fill()

    let canvas = view.drawn(rows: 14)
    #expect(
      canvas.lines == [
        " Edit user 7", "", " Name", " Lola", "", " E-mail", " lola@example.com", "", "", "", "",
        "", " Write.", " Tab ↹   ^S Save   Esc Back",
      ]
    )
    #expect(canvas.cursor == Position(row: 3, column: 5))
  }

  @Test func `sends what was written and leaves out what was not touched`() {
    fill()

    press(.character("!"), .control("s"), .backspace, .tab, .backspace, .enter)

    #expect(
      interactor.calls == [
        .save(.init(name: "Lola!", email: nil)), .save(.init(name: nil, email: "lola@example.co")),
      ]
    )
  }

  @Test func `goes from field to field and asks to leave with what is written`() {
    fill()

    press(.enter, .control("u"), .up, .down, .character("x"), .backTab, .escape)

    #expect(interactor.calls == [.leave(.init(name: nil, email: "x"))])
    #expect(view.drawn(rows: 14).cursor == Position(row: 3, column: 5))
  }

  @Test func `shows problems beside their fields until they are written in`() {
    fill()
    view.displaySaveUser(
      viewModel: EditUserModels.SaveUser.ViewModel(
        phase: .refused,
        notice: "Not saved.",
        nameProblem: "Too long.",
        emailProblem: "Not an address, write one such as a@b.cd."
      )
    )
    let before = view.drawn(rows: 14).lines

    press(.backspace)
    let after = view.drawn(rows: 14).lines

    #expect(
      before == [
        " Edit user 7", "", " Name", " Lola", " Too long.", "", " E-mail", " lola@example.com",
        " Not an address, write one such as", " a@b.cd.", "", "", " Not saved.",
        " Tab ↹   ^S Save   Esc Back",
      ]
    )
    #expect(after[3...6] == [" Lol", "", " E-mail", " lola@example.com"])
  }

  @Test func `shows why the form is still there`() {
    fill()

    view.displayLeaveForm(viewModel: EditUserModels.LeaveForm.ViewModel(notice: "Unsaved."))

    let canvas = view.drawn(rows: 14)
    #expect(canvas.lines[12] == " Unsaved.")
    #expect(canvas.style(row: 12, column: 1) == Style(color: .yellow))
  }

  @Test func `does not send a name back that it could not show`() {
    fill(name: "two\nlines")

    press(.control("s"))

    #expect(interactor.calls == [.save(.init(name: nil, email: nil))])
  }

  @Test(arguments: [(0, 0), (1, 1), (12, 6), (3, 40)])
  func `draws on a screen of any size`(columns: Int, rows: Int) {
    fill()

    #expect(view.drawn(columns: columns, rows: rows).lines.count == rows)
  }
}
