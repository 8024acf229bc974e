extension RuleText {
  /// What is said of `navigation` in English.
  static let navigation = RuleText(
    title: """
      A view or presenter moves to another screen itself.
      """,
    style: "viper",
    levels: """
      warning in `viper` and `clean-viper`, off in `clean` and `vip`
      """,
    why: """
      Who moves between screens is the router, so that a screen does not know what comes next.
      """,
    bad: [
      RuleExample(
        "Modules/Home/HomeViewController.swift",
        """
        import UIKit

        final class HomeViewController: UIViewController {
          func open(_ next: UIViewController) {
            navigationController?.pushViewController(next, animated: true)
          }
        }
        """
      )
    ],
    good: [
      RuleExample(
        "Modules/Home/HomeViewController.swift",
        """
        import UIKit

        final class HomeViewController: UIViewController {
          func warn() {
            let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
            present(alert, animated: true)
          }
        }
        """
      )
    ],
    decided: """
      One finding for each line: `pushViewController`, `present`, `show`,
      `showDetailViewController` or `performSegue` on the screen itself or its navigation, tab or
      split controller, and `setViewControllers` on its navigation controller. Alerts, pickers,
      the share sheet, mail, the in-app browser and the system's editors are no move to another
      module, nor is an alert of the app's own that shows itself. Of its own pages, tabs and stack
      a container disposes itself.
      """,
    blind: """
      `NavigationLink` and `.sheet` in SwiftUI, and moves behind a helper of the app's own. Going
      back (`pop`, `dismiss`) is not judged.
      """,
    allow: """
      ```swift
      present(next, animated: true)  // qatlam:allow navigation -- the old wizard
      ```
      """
  )
}
