extension RuleText {
  /// What is said of `storyboard` in English.
  static let storyboard = RuleText(
    title: """
      A screen stands in an interface file, or is loaded from one.
      """,
    style: "clean-viper",
    levels: """
      info in `clean-viper`, off elsewhere
      """,
    why: """
      A screen in code can be read, reviewed, merged, and made by the container with what it
      needs.
      """,
    bad: [
      RuleExample(
        "Features/Home/Navigation/HomeRouter.swift",
        """
        import UIKit

        final class HomeRouter {
          func screen() -> UIViewController {
            UIStoryboard(name: "Detail", bundle: nil).instantiateViewController(withIdentifier: "detail")
          }
        }
        """
      ),
      RuleExample(
        "Features/Home/Contracts/HomeContracts.swift",
        """
        protocol HomeRouterProtocol: AnyObject {}
        """
      ),
    ],
    good: [
      RuleExample(
        "Features/Home/Navigation/HomeRouter.swift",
        """
        import UIKit

        final class HomeRouter {
          func screen() -> UIViewController { UIViewController() }
        }
        """
      ),
      RuleExample(
        "Features/Home/Contracts/HomeContracts.swift",
        """
        protocol HomeRouterProtocol: AnyObject {}
        """
      ),
    ],
    decided: """
      One finding at each `.storyboard` and `.xib` file, line 0, and one at each line that makes
      or asks a `UIStoryboard`, `UINib`, `NSStoryboard` or `NSNib`. Launch screens
      (`LaunchScreen…`) are none, and files in folders of tests are not judged.

      `@IBOutlet` and `@IBAction` are no findings of their own.
      """,
    blind: """
      What a file holds, and names of storyboards in `Info.plist`.
      """,
    allow: """
      An interface file has no line for a comment: leave it out with `--exclude '**/Old.xib'`. In
      code:

      ```swift
      UIStoryboard(name: "Detail", bundle: nil)  // qatlam:allow storyboard -- the last one
      ```
      """
  )
}
