extension RuleText {
  /// What is said of `feature-border` in English.
  static let featureBorder = RuleText(
    title: """
      One feature or scene knows the inside of another.
      """,
    style: "clean-viper",
    levels: """
      error
      """,
    why: """
      Features that know only each other's front door can be changed, moved and deleted one at a
      time.
      """,
    bad: [
      RuleExample(
        "Features/Home/Presentation/HomePresenter.swift",
        """
        final class HomePresenter {
          private let detail = DetailPresenter()
        }
        """
      ),
      RuleExample(
        "Features/Detail/Presentation/DetailPresenter.swift",
        """
        final class DetailPresenter {}
        """
      ),
      RuleExample(
        "Features/Home/Contracts/HomeContracts.swift",
        """
        protocol HomeViewProtocol: AnyObject {}
        """
      ),
      RuleExample(
        "Features/Detail/Contracts/DetailContracts.swift",
        """
        protocol DetailViewProtocol: AnyObject {}
        """
      ),
    ],
    good: [
      RuleExample(
        "Features/Home/Presentation/HomePresenter.swift",
        """
        final class HomePresenter: HomePresenterProtocol {
          private let router: any HomeRouterProtocol

          init(router: any HomeRouterProtocol) { self.router = router }

          func didSelect() { router.navigateToDetail() }
        }
        """
      ),
      RuleExample(
        "Features/Home/Contracts/HomeContracts.swift",
        """
        protocol HomePresenterProtocol: AnyObject {
          func didSelect()
        }

        protocol HomeRouterProtocol: AnyObject {
          func navigateToDetail()
        }
        """
      ),
      RuleExample(
        "Features/Detail/Contracts/DetailContracts.swift",
        """
        protocol DetailViewProtocol: AnyObject {}
        """
      ),
      RuleExample(
        "Features/Detail/Presentation/DetailPresenter.swift",
        """
        final class DetailPresenter {}
        """
      ),
    ],
    decided: """
      A feature or scene is a folder of its own, as the style says. Inheriting from a base class
      of another scene is design and does not count; a generic argument of a superclass does.
      A variant may know the other scene's protocols: one whose factory puts a part of it together
      with a part of the other, or whose view, interactor or presenter keeps a promise of the
      other's. Tests and test doubles make no variant.
      Where the same place breaks [dependency](dependency.md) as well, it is reported once, by
      this rule, and `alsoBreaks` names the other.
      """,
    blind: """
      Names in strings and deep links, references whose type only inference tells, and features
      that are no folders of their own.
      """,
    allow: """
      ```swift
      private let detail = DetailPresenter()  // qatlam:allow feature-border -- one screen until spring
      ```
      """
  )
}
