extension Phrase {
  /// The text in Turkish.
  var turkish: String {
    switch self {
    case .published: "Makaleler"
    case .drafts: "Taslaklar"
    case .reading: "Makale"
    case .writing: "Yaz"
    case .signingIn: "Giriş"
    case .help: "Yardım"
    case .draft: "taslak"
    case .publishedState: "yayımlandı"
    case .working: "Bekleyin. Esc durdurur."
    case .noArticles: "Henüz yayımlanmış makale yok."
    case .noDrafts: "Taslak yok."
    case .nothingOpen: "Açık makale yok."
    case .saved: "Kaydedildi."
    case .wasPublished: "Yayımlandı."
    case .wasDeleted: "Silindi."
    case .signedIn: "Giriş yapıldı."
    case .noHome: "HOME bir klasör göstermiyor; onu verin ya da --database kullanın."
    case .discardQuestion: "Kaydetmeden çıkılsın mı? e/h"
    case .titleLabel: "Başlık:"
    case .emailLabel: "E-posta:"
    case .passwordLabel: "Parola:"
    case .listKeys:
      "Enter oku  w yaz  t taslaklar  d sil  l giriş  r yenile  ? yardım  q çık"
    case .draftsKeys: "Enter oku  w yaz  p yayımla  d sil  l giriş  r yenile  Esc geri  ? yardım"
    case .readerKeys: "↑↓ kaydır  p yayımla  e düzenle  d sil  l giriş  Esc geri  ? yardım"
    case .editorKeys: "Tab başlık/metin  Ctrl-S kaydet  Ctrl-L giriş  Esc çık"
    case .signInKeys: "Tab sonraki alan  Enter giriş  Esc geri"
    case .helpKeys: "↑↓ kaydır  Esc geri"
    case .helpPage:
      """
      Makaleler: okuyun, yazın, yayımlayın.

      ↑ ↓ PgUp PgDn   seç ya da kaydır
      Enter           seçili makaleyi oku
      w               yeni makale yaz
      t               taslakları göster
      p               seçili taslağı yayımla
      e               açık makaleyi düzenle
      d               sorduktan sonra sil
      l               sunucuya giriş yap (yazarken Ctrl-L)
      r               listeyi yeniden yükle
      Esc             geri ya da durdur
      Ctrl-C          her yerden çık
      q               listeden çık

      Makaleye başlık ve en az 100 karakterlik metin gerekir; taslağa da.
      """
    }
  }
}
