extension Language {
  /// The list's words in Turkish.
  var turkishHomePhrases: HomePhrases {
    HomePhrases(
      title: "Rick and Morty",
      searchLabel: "Ad",
      filterLabel: "Durum",
      everyone: "Tümü",
      status: { $0.turkish },
      place: { $0 == "unknown" ? RMLifeStatus.unknown.turkish : $0 },
      loading: "Yükleniyor…",
      loadingMore: "Devamı yükleniyor…",
      refreshing: "Yenileniyor…",
      empty: "Eşleşen karakter yok.",
      remedy: "Yeniden denemek için t tuşuna basın.",
      keys: "↑↓ gezin  Enter aç  / ara  f süz  r yenile  q çık",
      searchKeys: "Bir ad yazın  Enter tamam  Esc temizle",
      summary: { extent in
        let pages =
          extent.firstPage == extent.lastPage
          ? "sayfa \(extent.lastPage)" : "sayfa \(extent.firstPage)–\(extent.lastPage)"
        return "\(extent.total) karakterden \(extent.shown), \(pages)/\(extent.pageCount)"
      },
      failure: { $0.turkish }
    )
  }
}

extension Language {
  /// The words of a character's screen in Turkish.
  var turkishDetailPhrases: DetailPhrases {
    DetailPhrases(
      labels: .init(
        number: "Numara",
        status: "Durum",
        species: "Tür",
        type: "Alt tür",
        gender: "Cinsiyet",
        origin: "Köken",
        location: "Son görüldüğü yer",
        episodes: "Bölüm sayısı",
        created: "Kayıt tarihi",
        image: "Resim"
      ),
      untitled: { "Karakter \($0)" },
      status: { $0.turkish },
      gender: { word in
        switch word {
        case "Female": "kadın"
        case "Male": "erkek"
        case "Genderless": "cinsiyetsiz"
        case "unknown": "bilinmiyor"
        default: word
        }
      },
      place: { $0 == "unknown" ? RMLifeStatus.unknown.turkish : $0 },
      loading: "Yükleniyor…",
      loadingImage: "Resim yükleniyor…",
      noImage: "Böyle bir resim yok.",
      imageCaption: { format, bytes in "\(format), \(bytes) bayt" },
      remedy: "Yeniden denemek için t tuşuna basın.",
      keys: "Esc geri  i resmi yükle  ↑↓ kaydır  q çık",
      failure: { $0.turkish }
    )
  }
}

extension Language {
  /// How the program is used, in Turkish.
  var turkishHelp: String {
    """
    Rick and Morty karakterleri, katmanlar hâlinde.

    rick-and-morty                 ekranı açar; terminal değilse düz metin yazar
    rick-and-morty list            bir sayfa yazar
      --page N                     hangi sayfa, 1'den başlar
      --name METİN                 yalnızca metni içeren adlar
      --status DURUM               yalnızca alive, dead ya da unknown
      --json                       sayfa, API'nin verdiği biçimde
    rick-and-morty show NUMARA     bir karakter yazar; --json ile API'nin biçiminde

    Her yerde:
      --api URL                    başka bir sunucu (yoksa https://rickandmortyapi.com/api)
      --offline                    kırk örnek karakter, ağ gerekmez
      --language en|tr|uz          dil (yoksa LC_ALL, LC_MESSAGES, LANG)
      --help, --version

    Çıkış durumu: 0 tamam, 2 anlaşılmadı, 3 ağ, sunucu ya da terminal hatası.
    """
  }
}

extension RMLifeStatus {
  /// The status as a word in Turkish.
  fileprivate var turkish: String {
    switch self {
    case .alive: "hayatta"
    case .dead: "ölü"
    case .unknown: "bilinmiyor"
    }
  }
}
