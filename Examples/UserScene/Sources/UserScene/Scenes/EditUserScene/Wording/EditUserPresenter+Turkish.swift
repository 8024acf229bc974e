extension EditUserPresenter.Wording {
  /// Turkish.
  static var turkish: Self {
    Self(
      labels: EditUserModels.Labels(
        name: "Ad",
        email: "E-posta",
        save: "Kaydet",
        leave: "Geri"
      ),
      howTo: "Bir değeri silmek için alanı boş bırakın.",
      saving: "Kaydediliyor…",
      invalid: "Kaydedilmedi: lütfen düzeltin.",
      unchanged: "Hiçbir şey değişmedi.",
      saved: "Kaydedildi.",
      unsavedChanges: "Değişiklikler kaydedilmedi. Vazgeçmek için bir kez daha geri dönün.",
      stillSaving: "Hâlâ kaydediliyor. Lütfen yanıtı bekleyin.",
      title: { "Kullanıcı \($0) düzenleniyor" },
      problem: { problem in
        switch problem {
        case .nameTooLong(let limit): "Ad \(limit) karakterden uzun. Kısaltın."
        case .nameUnprintable: "Adda satır sonu veya denetim karakterleri var. Bunları silin."
        case .emailTooLong(let limit): "E-posta adresi \(limit) karakterden uzun. Kısaltın."
        case .emailMalformed: "Bu bir e-posta adresi değil. Örnek: birisi@example.com."
        }
      },
      failure: { failure, id in
        switch failure {
        case .notFound: "Kaydedilmedi: \(id) numaralı kullanıcı artık yok."
        case .unreachable(let place):
          "\(place) yanıt vermedi. Kaydedildiği belli değil: yeniden kaydedin."
        case .timedOut(let place):
          "\(place) zamanında yanıt vermedi. Kaydedildiği belli değil: yeniden kaydedin."
        case .busy(nil): "Kaydedilmedi: sunucu meşgul. Daha sonra kaydedin."
        case .busy(let seconds?):
          "Kaydedilmedi: sunucu meşgul. \(seconds) saniye sonra kaydedin."
        case .refused(let status): "Kaydedilmedi: sunucu reddetti (durum \(status))."
        case .rejected: "Kaydedilmedi: sunucu bu değerleri kabul etmedi."
        case .broken(let status):
          "Sunucuda arıza var (durum \(status)). Kaydedildiği belli değil: yeniden kaydedin."
        case .unreadable(let place):
          "\(place) içinde okunabilen bir kullanıcı yok. Kaydetmeden önce denetleyin."
        case .noAccess(let path):
          "Kaydedilmedi: \(path) dosyası okunamıyor. İzinleri denetleyin."
        case .notWritten(let path):
          "Kaydedilmedi: \(path) dosyasına yazılamıyor. Klasörü ve izinleri denetleyin."
        }
      }
    )
  }
}
