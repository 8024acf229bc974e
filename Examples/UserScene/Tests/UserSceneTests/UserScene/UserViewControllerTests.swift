import Testing
import TerminalUI

@testable import UserScene

/// The view alone: fakes stand for interactor and navigation, a canvas for the terminal.
@MainActor
@Suite("The User scene's view")
struct UserViewControllerTests {
  private let view = UserViewController()
  private let interactor = UserBusinessSpy()
  private let navigation = NavigationSpy()

  init() {
    view.interactor = interactor
    view.navigation = navigation
  }

  private var lola: UserModels.FetchUser.ViewModel {
    UserModels.FetchUser.ViewModel(
      phase: .done,
      title: "User 7",
      labels: UserModels.Labels(
        name: "Name",
        email: "E-mail",
        edit: "Edit",
        refresh: "Refresh",
        leave: "Quit"
      ),
      displayName: "Lola",
      displayEmail: "lola@example.com",
      notice: "Saved.",
      record: ""
    )
  }

  @Test func `asks for the user when it is loaded`() {
    view.viewDidLoad()

    #expect(interactor.calls == [.fetch(UserModels.FetchUser.Request())])
  }

  @Test func `tells the interactor what the person does, and nothing else`() {
    let keys: [Key] = [
      .character("e"), .character("r"), .character("q"), .escape, .character("x"), .down, .tab,
    ]
    for key in keys { view.handle(key) }
    view.acceptEdit(request: UserModels.AcceptEdit.Request(userData: .lola))

    #expect(
      interactor.calls == [
        .edit(.init()), .fetch(.init()), .leave(.init()), .leave(.init()),
        .accept(.init(userData: .lola)),
      ]
    )
  }

  @Test func `shows what it is given`() {
    view.displayUserData(viewModel: lola)

    #expect(
      view.drawn().lines == [
        " User 7", "", " Name", " Lola", "", " E-mail", " lola@example.com", "", "", "",
        " Saved.", " e Edit   r Refresh   q Quit",
      ]
    )
    #expect(navigation.redraws == 1)
  }

  @Test func `sets a missing name off`() {
    var viewModel = lola
    viewModel.displayName = "no name"
    viewModel.isNameMissing = true

    view.displayUserData(viewModel: viewModel)

    let canvas = view.drawn()
    #expect(canvas.style(row: 3, column: 1) == Style(.dim))
    #expect(canvas.style(row: 6, column: 1) == .plain)
  }

  @Test func `shows why nothing can be edited in place of the notice`() {
    view.displayUserData(viewModel: lola)

    view.displayEditUser(viewModel: UserModels.EditUser.ViewModel(notice: "Nothing."))

    let canvas = view.drawn()
    #expect(canvas.lines[10] == " Nothing.")
    #expect(canvas.style(row: 10, column: 1) == Style(color: .red))
  }

  @Test func `wraps a long name and scrolls to its end`() {
    var viewModel = lola
    viewModel.displayName = (1...12).map { "name\($0)" }.joined(separator: " ")
    view.displayUserData(viewModel: viewModel)
    let top = view.drawn(columns: 12, rows: 8).lines

    view.handle(.pageDown)
    let bottom = view.drawn(columns: 12, rows: 8).lines
    view.handle(.up)
    let above = view.drawn(columns: 12, rows: 8).lines
    view.handle(.pageUp)

    #expect(
      top == [
        " User 7", "", " Name", " name1", " name2", " name3     ▼", " Saved.", " e Edit   r",
      ]
    )
    #expect(
      bottom == [
        " User 7", "", " name4     ▲", " name5", " name6", " name7     ▼", " Saved.",
        " e Edit   r",
      ]
    )
    #expect(above[3] == " name4")
    #expect(view.drawn(columns: 12, rows: 8).lines == top)
  }

  @Test(arguments: ["فاطمة الفهرية", "👩🏽‍🚀 Ayşe 🌙", "李小龍", "e\u{301}"])
  func `shows a name of any script whole`(name: String) {
    var viewModel = lola
    viewModel.displayName = name

    view.displayUserData(viewModel: viewModel)

    #expect(view.drawn().lines[3] == " " + name)
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (2, 40)])
  func `draws on a screen of any size`(columns: Int, rows: Int) {
    view.displayUserData(viewModel: lola)

    #expect(view.drawn(columns: columns, rows: rows).lines.count == rows)
  }
}
