extension UserPresenter.Wording {
  /// Uzbek.
  static var uzbek: Self {
    Self(
      labels: UserModels.Labels(
        name: "Ism",
        email: "E-pochta",
        edit: "Tahrirlash",
        refresh: "Yangilash",
        leave: "Chiqish"
      ),
      noName: "ism yo‘q",
      noEmail: "e-pochta yo‘q",
      loading: "Yuklanmoqda…",
      saved: "Saqlandi.",
      nothingLoaded: "Hali tahrirlanadigan foydalanuvchi yo‘q.",
      title: { "\($0)-foydalanuvchi" },
      failure: { failure, id in
        switch failure {
        case .notFound: "\(id)-foydalanuvchi yo‘q. Boshqa raqam tanlang."
        case .unreachable(let place):
          "\(place) javob bermayapti. Manzil va aloqani tekshirib, qayta urinib ko‘ring."
        case .timedOut(let place): "\(place) vaqtida javob bermadi. Qayta urinib ko‘ring."
        case .busy(nil): "Server band. Keyinroq urinib ko‘ring."
        case .busy(let seconds?): "Server band. \(seconds) soniyadan keyin urinib ko‘ring."
        case .refused(let status): "Server so‘rovni rad etdi (holat \(status))."
        case .rejected: "Server so‘rovni qabul qilmadi."
        case .broken(let status): "Serverda nosozlik bor (holat \(status)). Qayta urinib ko‘ring."
        case .unreadable(let place):
          "\(place) ichida o‘qib bo‘ladigan foydalanuvchi yo‘q. Uni tuzating."
        case .noAccess(let path):
          "\(path) faylini o‘qib bo‘lmadi. Fayl borligini va ruxsatlarni tekshiring."
        case .notWritten(let path):
          "\(path) fayliga yozib bo‘lmadi. Papkani va ruxsatlarni tekshiring."
        }
      }
    )
  }
}
