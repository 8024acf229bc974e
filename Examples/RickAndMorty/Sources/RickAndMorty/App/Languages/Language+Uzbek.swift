extension Language {
  /// The list's words in Uzbek.
  var uzbekHomePhrases: HomePhrases {
    HomePhrases(
      title: "Rick and Morty",
      searchLabel: "Ism",
      filterLabel: "Holat",
      everyone: "Hammasi",
      status: { $0.uzbek },
      place: { $0 == "unknown" ? RMLifeStatus.unknown.uzbek : $0 },
      loading: "Yuklanmoqda…",
      loadingMore: "Davomi yuklanmoqda…",
      refreshing: "Yangilanmoqda…",
      empty: "Mos qahramon topilmadi.",
      remedy: "Qayta urinish uchun t ni bosing.",
      keys: "↑↓ yurish  Enter ochish  / qidirish  f saralash  r yangilash  q chiqish",
      searchKeys: "Ism yozing  Enter tayyor  Esc tozalash",
      summary: { extent in
        let pages =
          extent.firstPage == extent.lastPage
          ? "sahifa \(extent.lastPage)" : "sahifa \(extent.firstPage)–\(extent.lastPage)"
        return "\(extent.total) qahramondan \(extent.shown) tasi, \(pages)/\(extent.pageCount)"
      },
      failure: { $0.uzbek }
    )
  }
}

extension Language {
  /// The words of a character's screen in Uzbek.
  var uzbekDetailPhrases: DetailPhrases {
    DetailPhrases(
      labels: .init(
        number: "Raqam",
        status: "Holat",
        species: "Tur",
        type: "Kichik tur",
        gender: "Jins",
        origin: "Kelib chiqishi",
        location: "Oxirgi joyi",
        episodes: "Qismlar soni",
        created: "Yozilgan sana",
        image: "Rasm"
      ),
      untitled: { "\($0)-qahramon" },
      status: { $0.uzbek },
      gender: { word in
        switch word {
        case "Female": "ayol"
        case "Male": "erkak"
        case "Genderless": "jinssiz"
        case "unknown": "nomaʼlum"
        default: word
        }
      },
      place: { $0 == "unknown" ? RMLifeStatus.unknown.uzbek : $0 },
      loading: "Yuklanmoqda…",
      loadingImage: "Rasm yuklanmoqda…",
      noImage: "Bunday rasm yoʻq.",
      imageCaption: { format, bytes in "\(format), \(bytes) bayt" },
      remedy: "Qayta urinish uchun t ni bosing.",
      keys: "Esc ortga  i rasmni yuklash  ↑↓ surish  q chiqish",
      failure: { $0.uzbek }
    )
  }
}

extension Language {
  /// How the program is used, in Uzbek.
  var uzbekHelp: String {
    """
    Rick and Morty qahramonlari, qatlam-qatlam.

    rick-and-morty                 ekranni ochadi; terminal boʻlmasa, oddiy matn yozadi
    rick-and-morty list            bir sahifani yozadi
      --page N                     qaysi sahifa, 1 dan boshlab
      --name MATN                  faqat ismida shu matn borlar
      --status HOLAT               faqat alive, dead yoki unknown
      --json                       sahifa API bergan koʻrinishda
    rick-and-morty show RAQAM      bitta qahramonni yozadi; --json bilan API koʻrinishida

    Hamma joyda:
      --api URL                    boshqa server (aks holda https://rickandmortyapi.com/api)
      --offline                    qirqta namunaviy qahramon, tarmoqsiz
      --language en|tr|uz          til (aks holda LC_ALL, LC_MESSAGES, LANG)
      --help, --version

    Chiqish holati: 0 bajarildi, 2 tushunilmadi, 3 tarmoq, server yoki terminal xatosi.
    """
  }
}

extension RMLifeStatus {
  /// The status as a word in Uzbek.
  fileprivate var uzbek: String {
    switch self {
    case .alive: "tirik"
    case .dead: "oʻlgan"
    case .unknown: "nomaʼlum"
    }
  }
}
