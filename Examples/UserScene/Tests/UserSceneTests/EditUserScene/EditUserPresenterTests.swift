import Testing

@testable import UserScene

/// The presenter alone: a fake stands for the view.
@MainActor
@Suite("The EditUser scene's presenter")
struct EditUserPresenterTests {
  private let display = EditUserDisplaySpy()
  private let presenter = EditUserPresenter(language: .english)

  init() {
    presenter.viewController = display
  }

  @Test func `words the form and fills it with what is kept`() {
    presenter.presentForm(response: .init(userData: User(id: 7, name: nil, email: "a@b.cd")))

    #expect(
      display.calls.values == [
        .form(
          EditUserModels.PrepareForm.ViewModel(
            title: "Edit user 7",
            labels: EditUserModels.Labels(
              name: "Name",
              email: "E-mail",
              save: "Save",
              leave: "Back"
            ),
            name: "",
            email: "a@b.cd",
            notice: "Leave a field empty to remove its value."
          )
        )
      ]
    )
  }

  @Test(arguments: [
    (
      EditUserModels.SaveUser.Response.saving,
      EditUserModels.SaveUser.ViewModel(phase: .busy, notice: "Saving…")
    ),
    (.unchanged, .init(phase: .done, notice: "Nothing was changed.")),
    (.saved(.lola), .init(phase: .done, notice: "Saved.")),
    (
      .failed(.notFound, id: 7),
      .init(phase: .failed, notice: "Not saved: there is no user 7 any more.")
    ),
    (
      .invalid([.nameTooLong(limit: 100), .emailMalformed]),
      .init(
        phase: .refused,
        notice: "Not saved: please correct this.",
        nameProblem: "The name has more than 100 characters. Shorten it.",
        emailProblem: "This is not an e-mail address. Write one such as somebody@example.com."
      )
    ),
  ])
  func `words how the saving stands`(
    response: EditUserModels.SaveUser.Response,
    viewModel: EditUserModels.SaveUser.ViewModel
  ) {
    presenter.presentSaveUser(response: response)

    #expect(display.calls.values == [.save(viewModel)])
  }

  @Test(arguments: [
    (
      EditUserModels.LeaveForm.Response.unsavedChanges,
      "Your changes are not saved. Go back once more to give them up."
    ),
    (.stillSaving, "Still saving. Please wait for the answer."),
  ])
  func `words why the form is still there`(
    response: EditUserModels.LeaveForm.Response,
    notice: String
  ) {
    presenter.presentLeaveForm(response: response)

    #expect(display.calls.values == [.leave(.init(notice: notice))])
  }
}
