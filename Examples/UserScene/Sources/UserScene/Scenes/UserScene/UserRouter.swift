#if canImport(UIKit)
import UIKit
#endif

/// Moves from the User scene to others; the interactor calls it (V7).
@MainActor
final class UserRouter: UserRoutingLogic {
  private weak var viewController: UserViewController?
  private let editUser: EditUserConfigurator

  /// Moves from a view.
  ///
  /// - Parameters:
  ///   - viewController: The view that others are shown over; held weakly (V11).
  ///   - editUser: Builds the scene that changes a user.
  init(from viewController: UserViewController, editUser: EditUserConfigurator) {
    self.viewController = viewController
    self.editUser = editUser
  }

  /// Shows the scene that changes a user, and brings the saved user back to the view.
  func routeToEditUser(_ user: User) {
    let scene = editUser.scene(user: user) { [weak viewController] saved in
      viewController?.acceptEdit(request: UserModels.AcceptEdit.Request(userData: saved))
    }
    #if canImport(UIKit)
    viewController?.navigationController?.pushViewController(scene, animated: true)
    #else
    viewController?.navigation?.push(scene)
    #endif
  }

  /// Takes the view away.
  func routeBack() {
    #if canImport(UIKit)
    viewController?.navigationController?.popViewController(animated: true)
    #else
    viewController?.navigation?.pop()
    #endif
  }
}
