import Testing

@testable import UserScene

/// The interactor alone: fakes stand for presenter, router and worker.
@MainActor
@Suite("The EditUser scene's interactor", .timeLimit(.minutes(1)))
struct EditUserInteractorTests {
  private let presenter = EditUserPresentationSpy()
  private let router = EditUserRoutingSpy()

  private func interactor(
    _ worker: any EditUserWorkingLogic = HeldWorker(calls: 0),
    user: User = .lola
  ) -> EditUserInteractor {
    let interactor = EditUserInteractor(user: user, worker: worker)
    interactor.presenter = presenter
    interactor.router = router
    return interactor
  }

  @Test func `fills the form with the user`() {
    interactor().prepareForm(request: EditUserModels.PrepareForm.Request())

    #expect(presenter.calls.values == [.form(.init(userData: .lola))])
  }

  @Test func `saves, tells and moves back with the user as kept`() async {
    let worker = HeldWorker(calls: 1)
    let interactor = interactor(worker)
    let kept = User(id: 7, name: "LOLA", email: "new@example.com")

    interactor.saveUser(request: .init(name: " Lola\n", email: " new@example.com "))
    #expect(presenter.calls.values == [.save(.saving)])
    worker.answer(0, .success(kept))

    #expect(await router.backs.first(1) == [kept])
    #expect(presenter.calls.values == [.save(.saving), .save(.saved(kept))])
    #expect(await worker.saved == [User(id: 7, name: "Lola", email: "new@example.com")])
  }

  @Test(arguments: [
    (
      EditUserModels.SaveUser.Request(name: "", email: nil),
      User(id: 7, name: nil, email: "lola@example.com")
    ),
    (.init(name: nil, email: " \t"), User(id: 7, name: "Lola", email: nil)),
    (
      .init(name: "فاطمة 🌙", email: "ф@пример.рф"),
      User(id: 7, name: "فاطمة 🌙", email: "ф@пример.рф")
    ),
    (
      .init(name: String(repeating: "👨‍👩‍👧", count: 100), email: nil),
      User(id: 7, name: String(repeating: "👨‍👩‍👧", count: 100), email: "lola@example.com")
    ),
  ])
  func `saves what may be saved`(request: EditUserModels.SaveUser.Request, user: User) async {
    let worker = HeldWorker(calls: 1)
    let interactor = interactor(worker)

    interactor.saveUser(request: request)
    worker.answer(0, .success(user))
    _ = await router.backs.first(1)

    #expect(await worker.saved == [user])
  }

  @Test(arguments: [
    (
      EditUserModels.SaveUser.Request(name: String(repeating: "a", count: 101), email: nil),
      [EditUserModels.Problem.nameTooLong(limit: 100)]
    ),
    (.init(name: "a\u{7}b", email: nil), [.nameUnprintable]),
    (.init(name: "a\u{2028}b", email: nil), [.nameUnprintable]),
    (
      .init(name: nil, email: String(repeating: "a", count: 250) + "@b.cd"),
      [.emailTooLong(limit: 254)]
    ),
    (.init(name: nil, email: "lola"), [.emailMalformed]),
    (.init(name: nil, email: "@example.com"), [.emailMalformed]),
    (.init(name: nil, email: "lola@"), [.emailMalformed]),
    (.init(name: nil, email: "lola@example"), [.emailMalformed]),
    (.init(name: nil, email: "lola@example..com"), [.emailMalformed]),
    (.init(name: nil, email: "lola@.com"), [.emailMalformed]),
    (.init(name: nil, email: "lo la@example.com"), [.emailMalformed]),
    (.init(name: nil, email: "lo@la@example.com"), [.emailMalformed]),
    (.init(name: nil, email: "lola\u{0}@example.com"), [.emailMalformed]),
    (.init(name: "a\nb", email: "b"), [.nameUnprintable, .emailMalformed]),
  ])
  func `refuses what may not be saved, with every reason`(
    request: EditUserModels.SaveUser.Request,
    problems: [EditUserModels.Problem]
  ) async {
    let worker = HeldWorker(calls: 1)

    interactor(worker).saveUser(request: request)

    #expect(presenter.calls.values == [.save(.invalid(problems))])
    #expect(await worker.saved == [])
  }

  @Test func `does not judge what was not touched`() async {
    let old = User(id: 7, name: "a\nb" + String(repeating: "c", count: 200), email: "nonsense")
    let worker = HeldWorker(calls: 1)
    let interactor = interactor(worker, user: old)

    interactor.saveUser(request: .init(name: nil, email: "lola@example.com"))
    worker.answer(0, .success(old))
    _ = await router.backs.first(1)

    #expect(await worker.saved == [User(id: 7, name: old.name, email: "lola@example.com")])
  }

  @Test func `saves nothing when nothing differs`() async {
    let worker = HeldWorker(calls: 1)

    interactor(worker).saveUser(request: .init(name: "Lola ", email: nil))

    #expect(presenter.calls.values == [.save(.unchanged)])
    #expect(await worker.saved == [])
  }

  @Test func `does not save twice at a time`() async {
    let worker = HeldWorker(calls: 2)
    let interactor = interactor(worker)

    interactor.saveUser(request: .init(name: "A", email: nil))
    interactor.saveUser(request: .init(name: "B", email: nil))
    worker.answer(0, .success(.lola))
    _ = await router.backs.first(1)

    #expect(await worker.saved == [User(id: 7, name: "A", email: "lola@example.com")])
  }

  @Test func `stays after a failure and may save again`() async {
    let worker = HeldWorker(calls: 2)
    let interactor = interactor(worker)

    interactor.saveUser(request: .init(name: "A", email: nil))
    worker.answer(0, .failure(.timedOut(place: "there")))
    _ = await presenter.calls.first(2)
    interactor.saveUser(request: .init(name: "A", email: nil))
    worker.answer(1, .success(.nameless))

    #expect(await router.backs.first(1) == [.nameless])
    #expect(
      presenter.calls.values == [
        .save(.saving), .save(.failed(.timedOut(place: "there"), id: 7)), .save(.saving),
        .save(.saved(.nameless)),
      ]
    )
  }

  @Test func `leaves at once when nothing would be lost`() {
    interactor().leaveForm(request: .init(name: " Lola", email: nil))

    #expect(router.backs.values == [nil])
    #expect(presenter.calls.values == [])
  }

  @Test func `speaks of unsaved changes once, and again when more was written`() {
    let interactor = interactor()

    interactor.leaveForm(request: .init(name: "A", email: nil))
    interactor.leaveForm(request: .init(name: "AB", email: nil))
    #expect(router.backs.values == [])
    interactor.leaveForm(request: .init(name: "AB", email: nil))

    #expect(presenter.calls.values == [.leave(.unsavedChanges), .leave(.unsavedChanges)])
    #expect(router.backs.values == [nil])
  }

  @Test func `does not leave while it saves`() {
    let interactor = interactor(HeldWorker(calls: 1))

    interactor.saveUser(request: .init(name: "A", email: nil))
    interactor.leaveForm(request: .init(name: nil, email: nil))

    #expect(presenter.calls.values == [.save(.saving), .leave(.stillSaving)])
    #expect(router.backs.values == [])
  }
}
