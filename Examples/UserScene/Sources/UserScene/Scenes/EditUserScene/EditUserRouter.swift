#if canImport(UIKit)
import UIKit
#endif

/// Moves from the EditUser scene back to the scene that opened it; the interactor calls it (V7).
@MainActor
final class EditUserRouter: EditUserRoutingLogic {
  private weak var viewController: EditUserViewController?
  private let whenSaved: (User) -> Void

  /// Moves from a view.
  ///
  /// - Parameters:
  ///   - viewController: The view that is taken away; held weakly (V11).
  ///   - whenSaved: Brings a saved user to the scene that opened this one.
  init(from viewController: EditUserViewController, whenSaved: @escaping (User) -> Void) {
    self.viewController = viewController
    self.whenSaved = whenSaved
  }

  /// Takes the view away, then brings the saved user back.
  func routeBack(saved user: User?) {
    #if canImport(UIKit)
    viewController?.navigationController?.popViewController(animated: true)
    #else
    viewController?.navigation?.pop()
    #endif
    if let user {
      whenSaved(user)
    }
  }
}
