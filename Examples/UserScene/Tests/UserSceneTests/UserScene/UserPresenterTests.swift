import Testing

@testable import UserScene

/// The presenter alone: a fake stands for the view.
@MainActor
@Suite("The User scene's presenter")
struct UserPresenterTests {
  private let display = UserDisplaySpy()

  private func shown(
    _ response: UserModels.FetchUser.Response,
    in language: Language = .english
  ) -> [UserDisplaySpy.Call] {
    let presenter = UserPresenter(language: language)
    presenter.viewController = display
    presenter.presentUserData(response: response)
    return display.calls.values
  }

  private let labels = UserModels.Labels(
    name: "Name",
    email: "E-mail",
    edit: "Edit",
    refresh: "Refresh",
    leave: "Quit"
  )

  @Test func `turns a name into a display name and an address into a display address`() {
    #expect(
      shown(.userData(.lola)) == [
        .user(
          UserModels.FetchUser.ViewModel(
            phase: .done,
            title: "User 7",
            labels: labels,
            displayName: "Lola",
            displayEmail: "lola@example.com",
            notice: "",
            record: #"{"email":"lola@example.com","id":7,"name":"Lola"}"#
          )
        )
      ]
    )
  }

  @Test func `says what is missing`() {
    #expect(
      shown(.userData(.nameless)) == [
        .user(
          UserModels.FetchUser.ViewModel(
            phase: .done,
            title: "User 8",
            labels: labels,
            displayName: "no name",
            isNameMissing: true,
            displayEmail: "no e-mail",
            isEmailMissing: true,
            notice: "",
            record: #"{"email":null,"id":8,"name":null}"#
          )
        )
      ]
    )
  }

  @Test func `shows nothing but the notice while nothing is known`() {
    #expect(
      shown(.loading(id: 7, known: nil)) == [
        .user(
          UserModels.FetchUser.ViewModel(
            phase: .busy,
            title: "User 7",
            labels: labels,
            displayName: "",
            displayEmail: "",
            notice: "Loading…",
            record: ""
          )
        )
      ]
    )
  }

  @Test func `keeps the known user in sight beside a failure`() {
    #expect(
      shown(.failed(.busy(seconds: 3), id: 7, known: .lola)) == [
        .user(
          UserModels.FetchUser.ViewModel(
            phase: .failed,
            title: "User 7",
            labels: labels,
            displayName: "Lola",
            displayEmail: "lola@example.com",
            notice: "The server is busy. Try again in 3 s.",
            record: #"{"email":"lola@example.com","id":7,"name":"Lola"}"#
          )
        )
      ]
    )
  }

  @Test(arguments: [
    (" \t ", "no name", true),
    ("Ada\nLovelace\u{1B}[31m", "Ada Lovelace·[31m", false),
    ("\u{202E}drawkcab", "drawkcab", false),
    ("فاطمة\u{200F} الفهرية", "فاطمة\u{200F} الفهرية", false),
    ("👩🏽‍🚀 Ayşe 🌙", "👩🏽‍🚀 Ayşe 🌙", false),
    (
      String(repeating: "ab ", count: 2_000) + "c", String(repeating: "ab ", count: 2_000) + "c",
      false
    ),
  ])
  func `shows every name, and nothing in it that would harm a screen`(
    name: String,
    displayName: String,
    isMissing: Bool
  ) throws {
    let calls = shown(.userData(User(id: 1, name: name, email: nil)))

    guard case .user(let viewModel)? = calls.first else { return #expect(calls.count == 1) }
    #expect(viewModel.displayName == displayName)
    #expect(viewModel.isNameMissing == isMissing)
  }

  @Test func `writes a record that holds the name as it is and harms no screen`() throws {
    let calls = shown(.userData(User(id: 1, name: "\"\\\n\u{9B}\u{202E}é🌙", email: "")))

    guard case .user(let viewModel)? = calls.first else { return #expect(calls.count == 1) }
    #expect(viewModel.record == ##"{"email":"","id":1,"name":"\"\\\u000a\u009b\u202eé🌙"}"##)
  }

  @Test func `words an accepted edit as saved`() {
    let presenter = UserPresenter(language: .turkish)
    presenter.viewController = display

    presenter.presentAcceptedEdit(response: UserModels.AcceptEdit.Response(userData: .lola))

    #expect(
      display.calls.values == [
        .user(
          UserModels.FetchUser.ViewModel(
            phase: .done,
            title: "Kullanıcı 7",
            labels: UserModels.Labels(
              name: "Ad",
              email: "E-posta",
              edit: "Düzenle",
              refresh: "Yenile",
              leave: "Çık"
            ),
            displayName: "Lola",
            displayEmail: "lola@example.com",
            notice: "Kaydedildi.",
            record: #"{"email":"lola@example.com","id":7,"name":"Lola"}"#
          )
        )
      ]
    )
  }

  @Test func `words why nothing can be edited`() {
    let presenter = UserPresenter(language: .uzbek)
    presenter.viewController = display

    presenter.presentEditUser(response: .nothingLoaded)

    #expect(
      display.calls.values == [
        .edit(UserModels.EditUser.ViewModel(notice: "Hali tahrirlanadigan foydalanuvchi yo‘q."))
      ]
    )
  }
}
