extension EditUserPresenter.Wording {
  /// Uzbek.
  static var uzbek: Self {
    Self(
      labels: EditUserModels.Labels(
        name: "Ism",
        email: "E-pochta",
        save: "Saqlash",
        leave: "Ortga"
      ),
      howTo: "Qiymatni o‘chirish uchun maydonni bo‘sh qoldiring.",
      saving: "Saqlanmoqda…",
      invalid: "Saqlanmadi: quyidagini tuzating.",
      unchanged: "Hech narsa o‘zgarmadi.",
      saved: "Saqlandi.",
      unsavedChanges: "O‘zgarishlar saqlanmagan. Ulardan voz kechish uchun yana ortga qayting.",
      stillSaving: "Hali saqlanmoqda. Javobni kuting.",
      title: { "\($0)-foydalanuvchini tahrirlash" },
      problem: { problem in
        switch problem {
        case .nameTooLong(let limit): "Ism \(limit) belgidan uzun. Uni qisqartiring."
        case .nameUnprintable:
          "Ismda qator uzilishi yoki boshqaruv belgilari bor. Ularni olib tashlang."
        case .emailTooLong(let limit): "E-pochta \(limit) belgidan uzun. Uni qisqartiring."
        case .emailMalformed: "Bu e-pochta manzili emas. Masalan: kimdir@example.com."
        }
      },
      failure: { failure, id in
        switch failure {
        case .notFound: "Saqlanmadi: \(id)-foydalanuvchi endi yo‘q."
        case .unreachable(let place):
          "\(place) javob bermadi. Saqlangani noma’lum: yana saqlang."
        case .timedOut(let place):
          "\(place) vaqtida javob bermadi. Saqlangani noma’lum: yana saqlang."
        case .busy(nil): "Saqlanmadi: server band. Keyinroq saqlang."
        case .busy(let seconds?): "Saqlanmadi: server band. \(seconds) soniyadan keyin saqlang."
        case .refused(let status): "Saqlanmadi: server rad etdi (holat \(status))."
        case .rejected: "Saqlanmadi: server bu qiymatlarni qabul qilmadi."
        case .broken(let status):
          "Serverda nosozlik bor (holat \(status)). Saqlangani noma’lum: yana saqlang."
        case .unreadable(let place):
          "\(place) ichida o‘qib bo‘ladigan foydalanuvchi yo‘q. Saqlashdan oldin tekshiring."
        case .noAccess(let path):
          "Saqlanmadi: \(path) faylini o‘qib bo‘lmadi. Ruxsatlarni tekshiring."
        case .notWritten(let path):
          "Saqlanmadi: \(path) fayliga yozib bo‘lmadi. Papkani va ruxsatlarni tekshiring."
        }
      }
    )
  }
}
