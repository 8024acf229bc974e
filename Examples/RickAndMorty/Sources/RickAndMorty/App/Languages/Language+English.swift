extension Language {
  /// The list's words in English.
  var englishHomePhrases: HomePhrases {
    HomePhrases(
      title: "Rick and Morty",
      searchLabel: "Name",
      filterLabel: "Status",
      everyone: "All",
      status: { $0.english },
      place: { $0 == "unknown" ? RMLifeStatus.unknown.english : $0 },
      loading: "Loading…",
      loadingMore: "Loading more…",
      refreshing: "Refreshing…",
      empty: "No character matches.",
      remedy: "Press t to try again.",
      keys: "↑↓ move  Enter open  / search  f filter  r refresh  q quit",
      searchKeys: "Type a name  Enter done  Esc clear",
      summary: { extent in
        let pages =
          extent.firstPage == extent.lastPage
          ? "page \(extent.lastPage)" : "pages \(extent.firstPage)–\(extent.lastPage)"
        return "\(extent.shown) of \(extent.total) characters, \(pages) of \(extent.pageCount)"
      },
      failure: { $0.english }
    )
  }
}

extension Language {
  /// The words of a character's screen in English.
  var englishDetailPhrases: DetailPhrases {
    DetailPhrases(
      labels: .init(
        number: "Number",
        status: "Status",
        species: "Species",
        type: "Type",
        gender: "Gender",
        origin: "Origin",
        location: "Last seen",
        episodes: "Episodes",
        created: "Recorded",
        image: "Picture"
      ),
      untitled: { "Character \($0)" },
      status: { $0.english },
      gender: { word in
        switch word {
        case "Female": "female"
        case "Male": "male"
        case "Genderless": "genderless"
        case "unknown": "unknown"
        default: word
        }
      },
      place: { $0 == "unknown" ? RMLifeStatus.unknown.english : $0 },
      loading: "Loading…",
      loadingImage: "Loading the picture…",
      noImage: "There is no such picture.",
      imageCaption: { format, bytes in "\(format), \(bytes) bytes" },
      remedy: "Press t to try again.",
      keys: "Esc back  i load picture  ↑↓ scroll  q quit",
      failure: { $0.english }
    )
  }
}

extension Language {
  /// How the program is used, in English.
  var englishHelp: String {
    """
    Characters of Rick and Morty, in layers.

    rick-and-morty                 opens the screen; plain text when it is no terminal
    rick-and-morty list            prints one page
      --page N                     which page, from 1
      --name TEXT                  only names that contain the text
      --status STATUS              only alive, dead or unknown
      --json                       the page as the API gives it
    rick-and-morty show ID         prints one character; --json as the API gives it

    Everywhere:
      --api URL                    another server (else https://rickandmortyapi.com/api)
      --offline                    forty sample characters, no network
      --language en|tr|uz          the language (else LC_ALL, LC_MESSAGES, LANG)
      --help, --version

    Exit status: 0 done, 2 not understood, 3 the network, the server or the terminal failed.
    """
  }
}

extension RMLifeStatus {
  /// The status as a word in English.
  fileprivate var english: String {
    switch self {
    case .alive: "alive"
    case .dead: "dead"
    case .unknown: "unknown"
    }
  }
}
