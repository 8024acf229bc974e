extension UserPresenter.Wording {
  /// Turkish.
  static var turkish: Self {
    Self(
      labels: UserModels.Labels(
        name: "Ad",
        email: "E-posta",
        edit: "Düzenle",
        refresh: "Yenile",
        leave: "Çık"
      ),
      noName: "ad yok",
      noEmail: "e-posta yok",
      loading: "Yükleniyor…",
      saved: "Kaydedildi.",
      nothingLoaded: "Henüz düzenlenecek kullanıcı yok.",
      title: { "Kullanıcı \($0)" },
      failure: { failure, id in
        switch failure {
        case .notFound: "\(id) numaralı kullanıcı yok. Başka bir numara seçin."
        case .unreachable(let place):
          "\(place) yanıt vermiyor. Adresi ve bağlantıyı denetleyip yeniden deneyin."
        case .timedOut(let place): "\(place) zamanında yanıt vermedi. Yeniden deneyin."
        case .busy(nil): "Sunucu meşgul. Daha sonra yeniden deneyin."
        case .busy(let seconds?): "Sunucu meşgul. \(seconds) saniye sonra yeniden deneyin."
        case .refused(let status): "Sunucu isteği reddetti (durum \(status))."
        case .rejected: "Sunucu isteği kabul etmedi."
        case .broken(let status): "Sunucuda arıza var (durum \(status)). Yeniden deneyin."
        case .unreadable(let place): "\(place) içinde okunabilen bir kullanıcı yok. Düzeltin."
        case .noAccess(let path):
          "\(path) dosyası okunamıyor. Dosyanın var olduğunu ve izinleri denetleyin."
        case .notWritten(let path):
          "\(path) dosyasına yazılamıyor. Klasörü ve izinleri denetleyin."
        }
      }
    )
  }
}
