extension Phrase {
  /// The text in Uzbek.
  var uzbek: String {
    switch self {
    case .published: "Maqolalar"
    case .drafts: "Qoralamalar"
    case .reading: "Maqola"
    case .writing: "Yozish"
    case .signingIn: "Kirish"
    case .help: "Yordam"
    case .draft: "qoralama"
    case .publishedState: "nashr etilgan"
    case .working: "Kuting. Esc to‘xtatadi."
    case .noArticles: "Hali nashr etilgan maqola yo‘q."
    case .noDrafts: "Qoralama yo‘q."
    case .nothingOpen: "Ochilgan maqola yo‘q."
    case .saved: "Saqlandi."
    case .wasPublished: "Nashr etildi."
    case .wasDeleted: "O‘chirildi."
    case .signedIn: "Kirildi."
    case .noHome: "HOME papkani ko‘rsatmaydi; uni bering yoki --database ishlating."
    case .discardQuestion: "Saqlamasdan chiqilsinmi? h/y"
    case .titleLabel: "Sarlavha:"
    case .emailLabel: "E-pochta:"
    case .passwordLabel: "Parol:"
    case .listKeys:
      "Enter o‘qi  w yoz  t qoralama  d o‘chir  l kir  r yana  ? yordam  q chiq"
    case .draftsKeys:
      "Enter o‘qi  w yoz  p nashr  d o‘chir  l kir  r yana  Esc orqaga  ? yordam"
    case .readerKeys: "↑↓ surish  p nashr  e tahrir  d o‘chirish  l kirish  Esc orqaga  ? yordam"
    case .editorKeys: "Tab sarlavha/matn  Ctrl-S saqlash  Ctrl-L kirish  Esc chiqish"
    case .signInKeys: "Tab keyingi maydon  Enter kirish  Esc orqaga"
    case .helpKeys: "↑↓ surish  Esc orqaga"
    case .helpPage:
      """
      Maqolalar: o‘qish, yozish va nashr etish.

      ↑ ↓ PgUp PgDn   tanlash yoki surish
      Enter           tanlangan maqolani o‘qish
      w               yangi maqola yozish
      t               qoralamalar
      p               tanlangan qoralamani nashr etish
      e               ochilgan maqolani tahrirlash
      d               so‘rab, keyin o‘chirish
      l               serverga kirish (yozayotganda Ctrl-L)
      r               ro‘yxatni qayta yuklash
      Esc             orqaga yoki to‘xtatish
      Ctrl-C          istalgan joydan chiqish
      q               ro‘yxatdan chiqish

      Maqolaga sarlavha va kamida 100 ta belgili matn kerak; qoralamaga ham.
      """
    }
  }
}
