/// The errors in Uzbek, by their cases.
enum UzbekErrors {
  /// Returns what is wrong in Uzbek.
  static func text(for error: DomainError) -> String {
    switch error {
    case .notPublishable: "Maqola sarlavhasi bo‘sh yoki tanasi 100 ta belgidan kam."
    case .incompleteCredentials: "E-pochta yoki parol bo‘sh."
    case .noArticle(let prefix): "Identifikatori “\(prefix)” bilan boshlanadigan maqola yo‘q."
    case .severalArticles(let prefix):
      "“\(prefix)” bilan boshlanadigan maqolalar bir nechta; ko‘proq belgi yozing."
    case .gateway(let failure): text(for: failure)
    }
  }

  private static func text(for failure: GatewayFailure) -> String {
    switch failure {
    case .signInNeeded: "Server sizni tanishi kerak: avval kiring."
    case .wrongCredentials: "Server bu e-pochta va parolni tanimaydi."
    case .notFound: "Maqola endi yo‘q."
    case .conflict: "Bu identifikator ostida boshqa maqola bor; ro‘yxatni qayta yuklang."
    case .tooManyRequests(.some(let seconds)):
      "So‘rovlar juda ko‘p; \(seconds) soniyadan keyin urinib ko‘ring."
    case .tooManyRequests(.none): "So‘rovlar juda ko‘p; keyinroq urinib ko‘ring."
    case .serverFailed(let code): "Serverda xato (\(code)); keyinroq urinib ko‘ring."
    case .refused(let code): "Server so‘rovni rad etdi (\(code))."
    case .timedOut: "Server vaqtida javob bermadi; qayta urinib ko‘ring."
    case .unreachable: "Serverga ulanib bo‘lmadi; manzil to‘g‘rimi, server ishlayaptimi?"
    case .connectionLost: "Server bilan aloqa uzildi; qayta urinib ko‘ring."
    case .unreadableAnswer: "Server javobini o‘qib bo‘lmadi."
    case .missingField(let name): "Server javobida “\(name)” yo‘q."
    case .strangeDate(let text): "Server javobidagi sana noto‘g‘ri: “\(text)”."
    case .cancelled: "To‘xtatildi."
    case .noServer: "Kirish uchun server yo‘q; --api URL bilan ko‘rsating."
    case .storageFailed(let reason): "Ma’lumotlar bazasi ishlamayapti: \(reason)."
    case .storageIsNewer(let version):
      "Ma’lumotlar bazasi \(version)-versiyada, bu ilova uning uchun eski."
    case .sessionNotKept(let reason): "Seansni saqlab bo‘lmadi: \(reason)."
    }
  }
}
