#if canImport(UIKit)
import UIKit

/// Puts the list's module into the window (R14).
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The scene's window.
  var window: UIWindow?

  /// Asks the factory for the list's screen and makes it the window's root (R14).
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let settings = AppSettings.onDevice
    let clients = NetworkClientFactory(source: settings.source)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = HomeFactory(
      settings: settings,
      makeClient: clients.create
    ).create()
    window.makeKeyAndVisible()
    self.window = window
  }
}
#else
import TerminalUI

/// Puts the list's module into the window, which is the whole terminal (R14).
@MainActor
final class SceneDelegate {
  /// The scene's window, once it is connected.
  private(set) var window: TerminalWindow?

  private let factory: HomeFactory

  /// Creates a scene that shows what a factory builds.
  init(factory: HomeFactory) {
    self.factory = factory
  }

  /// Asks the factory for the list's screen and makes it the window's root (R14).
  func scene(willConnectTo display: any Display) {
    let window = TerminalWindow(display: display)
    window.rootViewController = factory.create()
    window.makeKeyAndVisible()
    self.window = window
  }
}
#endif
