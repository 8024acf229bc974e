#if canImport(UIKit)
import Foundation
public import UIKit

/// The start on a phone: an app names this class as its window scene's delegate.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window that shows the scenes.
  public var window: UIWindow?

  /// Shows the first user of the app's own file, which begins with the embedded users.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let file = URL.documentsDirectory.appending(path: "users.json").path(percentEncoded: false)
    let configurator = UserConfigurator(
      directory: FileUserDirectory(path: file, seed: EmbeddedUsers.all),
      language: Language(locale: Locale.current.identifier) ?? .english
    )
    let window = UIWindow(windowScene: scene)
    let first = configurator.scene(userID: 1)
    window.rootViewController = UINavigationController(rootViewController: first)
    window.makeKeyAndVisible()
    self.window = window
  }
}
#endif
