#if canImport(UIKit)
import Foundation

extension AppSettings {
  /// The public API in the device's language; the sample where that address is no address.
  static var onDevice: Self {
    Self(
      source: URL(string: RickAndMortyAPI.publicAddress).map(Source.server) ?? .sample,
      language: Language(tag: Locale.current.language.languageCode?.identifier ?? "") ?? .english
    )
  }
}
#endif
