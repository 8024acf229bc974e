import Foundation
import Testing

@testable import RickAndMorty

@MainActor @Suite(.timeLimit(.minutes(1))) struct `A character's presenter` {
  private let desk = Desk<Int, RMCharacterResponse>()
  private let images = Desk<String, Data>()
  private let view = DetailViewDouble()
  private let presenter: DetailPresenter

  init() {
    presenter = DetailPresenter(
      id: 7,
      name: "Ada",
      fetchDetail: HeldFetchCharacterDetail(desk: desk),
      fetchImage: HeldFetchCharacterImage(desk: images),
      formatter: DetailFormatter(phrases: Language.english.detailPhrases)
    )
    presenter.view = view
  }

  @Test func `shows the known name while it loads, then the character`() async throws {
    presenter.viewDidLoad()
    #expect(view.data.map(\.title) == ["Ada"])
    #expect(view.data.map(\.notice) == [.working("Loading…")])

    try await load()
    #expect(
      view.data.last
        == DetailViewData(
          title: "Character 7",
          status: .init(label: "Status", text: "alive", color: .green),
          rows: [
            .init(label: "Number", value: "7"),
            .init(label: "Species", value: "Human"),
            .init(label: "Gender", value: "female"),
            .init(label: "Origin", value: "unknown"),
            .init(label: "Last seen", value: "Earth"),
            .init(label: "Episodes", value: "2"),
            .init(label: "Recorded", value: "2017-11-04"),
          ],
          image: .init(label: "Picture", value: "http://127.0.0.1/api/character/avatar/7.jpeg"),
          notice: nil,
          keys: "Esc back  i load picture  ↑↓ scroll  q quit"
        )
    )
    #expect(desk.questions == [7])
  }

  @Test func `says what failed and tries again when the user says so`() async throws {
    presenter.viewDidLoad()
    try await desk.next().fail(.notFound)
    await view.wait { $0.data.count == 2 }
    #expect(
      view.data.last?.notice
        == .failure("There is no such character.", remedy: "Press t to try again.")
    )

    presenter.didRetry()
    try await load()
    presenter.didRetry()
    #expect(desk.questions == [7, 7])
  }

  @Test func `asks once, however often the user asks to try again`() async throws {
    presenter.viewDidLoad()
    presenter.didRetry()
    try await load()

    #expect(desk.questions == [7])
  }

  @Test func `loads no picture before somebody wants one`() async throws {
    presenter.didRequestImage()
    presenter.viewDidLoad()
    try await load()

    #expect(images.questions == [])
  }

  @Test func `loads the picture for the view, once at a time`() async throws {
    presenter.viewDidLoad()
    try await load()
    presenter.didRequestImage()
    presenter.didRequestImage()
    let ticket = try await images.next()
    #expect(ticket.question == "http://127.0.0.1/api/character/avatar/7.jpeg")
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0])
    ticket.answer(jpeg)
    await view.wait { $0.images.count == 2 }

    #expect(
      view.images == [
        .working("Loading the picture…"), .picture(bytes: jpeg, caption: "JPEG, 4 bytes"),
      ]
    )
    #expect(images.questions.count == 1)
  }

  @Test(arguments: [
    (CharacterFailure.notFound, "There is no such picture."),
    (.timedOut, "The server did not answer in time."),
  ])
  func `says why there is no picture`(failure: CharacterFailure, text: String) async throws {
    presenter.viewDidLoad()
    try await load()
    presenter.didRequestImage()
    try await images.next().fail(failure)
    await view.wait { $0.images.count == 2 }

    #expect(view.images.last == .failure(text))
  }

  private func load() async throws {
    try await desk.next().answer(.sample(7))
    await view.wait { $0.data.last?.status != nil }
  }
}
