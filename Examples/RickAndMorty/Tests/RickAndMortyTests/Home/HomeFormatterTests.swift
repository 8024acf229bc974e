import Testing

@testable import RickAndMorty

@Suite struct `The list's formatter` {
  @Test func `turns a character into a row with words and a colour`() {
    let formatter = HomeFormatter(phrases: Language.english.homePhrases)
    let characters = [
      RMCharacterResponse.sample(1), .sample(2, status: "Dead"), .sample(3, status: "unknown"),
    ]

    #expect(
      formatter.items(for: characters) == [
        .init(
          id: 1,
          name: "Character 1",
          statusText: "alive",
          statusColor: .green,
          subtitle: "Human · Earth"
        ),
        .init(
          id: 2,
          name: "Character 2",
          statusText: "dead",
          statusColor: .red,
          subtitle: "Human · Earth"
        ),
        .init(
          id: 3,
          name: "Character 3",
          statusText: "unknown",
          statusColor: .gray,
          subtitle: "Human · Earth"
        ),
      ]
    )
  }

  @Test(arguments: [
    (Language.english, "4 of 6 characters, pages 1–2 of 3", "Loading more…", "unknown"),
    (.turkish, "6 karakterden 4, sayfa 1–2/3", "Devamı yükleniyor…", "bilinmiyor"),
    (.uzbek, "6 qahramondan 4 tasi, sahifa 1–2/3", "Davomi yuklanmoqda…", "nomaʼlum"),
  ])
  func `speaks the screen's language`(
    language: Language,
    summary: String,
    notice: String,
    unknown: String
  ) {
    var list = CharacterList()
    list.receive(.third(1), page: 1)
    list.receive(.third(2), page: 2)
    let data = HomeFormatter(phrases: language.homePhrases).data(
      at: .init(
        query: .init(name: "a", status: .unknown),
        list: list,
        isLoading: true,
        showsOldRows: false,
        failure: nil
      )
    )

    #expect(data.summary == summary)
    #expect(data.notice == .working(notice))
    #expect(data.filters.last == unknown)
    #expect(data.selectedFilter == 3)
  }
}
