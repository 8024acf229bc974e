/// The errors in Turkish, by their cases.
enum TurkishErrors {
  /// Returns what is wrong in Turkish.
  static func text(for error: DomainError) -> String {
    switch error {
    case .notPublishable: "Makalenin başlığı boş ya da metni 100 karakterden kısa."
    case .incompleteCredentials: "E-posta ya da parola boş."
    case .noArticle(let prefix): "Kimliği “\(prefix)” ile başlayan makale yok."
    case .severalArticles(let prefix):
      "Kimliği “\(prefix)” ile başlayan birden çok makale var; biraz daha yazın."
    case .gateway(let failure): text(for: failure)
    }
  }

  private static func text(for failure: GatewayFailure) -> String {
    switch failure {
    case .signInNeeded: "Sunucu sizi tanımak istiyor: önce giriş yapın."
    case .wrongCredentials: "Sunucu bu e-posta ve parolayı tanımıyor."
    case .notFound: "Makale artık yok."
    case .conflict: "Bu kimlikte başka bir makale var; listeyi yeniden yükleyin."
    case .tooManyRequests(.some(let seconds)):
      "Sunucu daha az istek istiyor; \(seconds) sn sonra deneyin."
    case .tooManyRequests(.none): "Sunucu daha az istek istiyor; sonra deneyin."
    case .serverFailed(let code): "Sunucuda hata (\(code)); sonra deneyin."
    case .refused(let code): "Sunucu isteği geri çevirdi (\(code))."
    case .timedOut: "Sunucu zamanında yanıt vermedi; yeniden deneyin."
    case .unreachable: "Sunucuya ulaşılamıyor; adres doğru mu, sunucu çalışıyor mu?"
    case .connectionLost: "Sunucuyla bağlantı koptu; yeniden deneyin."
    case .unreadableAnswer: "Sunucunun yanıtı okunamıyor."
    case .missingField(let name): "Sunucunun yanıtında “\(name)” eksik."
    case .strangeDate(let text): "Sunucunun yanıtındaki tarih geçersiz: “\(text)”."
    case .cancelled: "Durduruldu."
    case .noServer: "Giriş yapılacak sunucu yok; --api URL ile belirtin."
    case .storageFailed(let reason): "Veritabanı kullanılamıyor: \(reason)."
    case .storageIsNewer(let version):
      "Veritabanı \(version) sürümünde, bu uygulama onun için eski."
    case .sessionNotKept(let reason): "Oturum saklanamıyor: \(reason)."
    }
  }
}
