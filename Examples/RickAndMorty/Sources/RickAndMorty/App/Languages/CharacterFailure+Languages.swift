extension CharacterFailure {
  /// The failure as an English sentence.
  var english: String {
    switch self {
    case .unreachable: "The server cannot be reached."
    case .timedOut: "The server did not answer in time."
    case .interrupted: "The connection broke before the answer was complete."
    case .cancelled: "The request was cancelled."
    case .notFound: "There is no such character."
    case .busy(let seconds?): "The server is busy and asks to wait \(seconds) s."
    case .busy(nil): "The server is busy."
    case .serverFailed(let status): "The server failed (status \(status))."
    case .refused(let status, let reason?): "The server refused (status \(status)): \(reason)"
    case .refused(let status, nil): "The server refused the request (status \(status))."
    case .unreadable(let place): "The answer makes no sense at “\(place)”."
    case .invalidAddress(let address): "The address “\(address)” is not valid."
    }
  }

  /// The failure as a Turkish sentence.
  var turkish: String {
    switch self {
    case .unreachable: "Sunucuya ulaşılamıyor."
    case .timedOut: "Sunucu zamanında yanıt vermedi."
    case .interrupted: "Yanıt tamamlanmadan bağlantı koptu."
    case .cancelled: "İstek iptal edildi."
    case .notFound: "Böyle bir karakter yok."
    case .busy(let seconds?): "Sunucu meşgul, \(seconds) sn beklenmesini istiyor."
    case .busy(nil): "Sunucu meşgul."
    case .serverFailed(let status): "Sunucuda hata oluştu (durum \(status))."
    case .refused(let status, let reason?): "Sunucu reddetti (durum \(status)): \(reason)"
    case .refused(let status, nil): "Sunucu isteği reddetti (durum \(status))."
    case .unreadable(let place): "Yanıtın “\(place)” bölümü anlaşılamadı."
    case .invalidAddress(let address): "“\(address)” geçerli bir adres değil."
    }
  }

  /// The failure as an Uzbek sentence.
  var uzbek: String {
    switch self {
    case .unreachable: "Serverga ulanib boʻlmadi."
    case .timedOut: "Server vaqtida javob bermadi."
    case .interrupted: "Javob tugamasdan aloqa uzildi."
    case .cancelled: "Soʻrov bekor qilindi."
    case .notFound: "Bunday qahramon yoʻq."
    case .busy(let seconds?): "Server band, \(seconds) soniya kutishni soʻrayapti."
    case .busy(nil): "Server band."
    case .serverFailed(let status): "Serverda xato yuz berdi (holat \(status))."
    case .refused(let status, let reason?): "Server rad etdi (holat \(status)): \(reason)"
    case .refused(let status, nil): "Server soʻrovni rad etdi (holat \(status))."
    case .unreadable(let place): "Javobning “\(place)” qismini tushunib boʻlmadi."
    case .invalidAddress(let address): "“\(address)” manzili yaroqsiz."
    }
  }
}
