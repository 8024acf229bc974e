#if canImport(UIKit)
import UIKit
#endif

/// Moves from the list to a character's screen, which it has built by the factory (R5, R17).
@MainActor
final class HomeRouter: HomeRouterProtocol {
  /// What the next screen is pushed onto; it owns the screens and through them this router.
  weak var stack: ScreenStack?

  private let details: any DetailFactoryProtocol

  /// Creates a router; the composition root sets its stack (R7, R15).
  init(details: any DetailFactoryProtocol) {
    self.details = details
  }

  /// Pushes the character's screen.
  func navigateToDetail(_ character: RMCharacterResponse) {
    stack?.pushViewController(details.create(for: character), animated: true)
  }
}
