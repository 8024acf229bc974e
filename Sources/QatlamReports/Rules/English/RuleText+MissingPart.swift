extension RuleText {
  /// What is said of `missing-part` in English.
  static let missingPart = RuleText(
    title: """
      A feature or scene lacks a part that it must have.
      """,
    style: "clean-viper",
    levels: """
      warning in `vip`, `viper` and `clean-viper`; `clean` knows no features
      """,
    why: """
      The way of a request needs every station, and a reader looks for each in its place.
      """,
    bad: [
      RuleExample(
        "Features/Home/Presentation/HomePresenter.swift",
        """
        protocol HomePresenting {
          func viewDidLoad()
        }

        final class HomePresenter: HomePresenting {
          func viewDidLoad() {}
        }
        """
      )
    ],
    good: [
      RuleExample(
        "Features/Home/Presentation/HomePresenter.swift",
        """
        final class HomePresenter: HomePresenterProtocol {
          func viewDidLoad() {}
        }
        """
      ),
      RuleExample(
        "Features/Home/Contracts/HomeContracts.swift",
        """
        protocol HomePresenterProtocol {
          func viewDidLoad()
        }
        """
      ),
    ],
    decided: """
      One finding for each part, at the scene's folder, line 0. `vip` and `viper` ask for view,
      interactor and presenter; `clean-viper` asks for contracts: a folder of that name, or a file
      that ends in `Contracts` or `Protocols`. Router and worker are optional. A part is a
      declaration, not a file: a presenter in the interactor's file counts.

      A scene may lend a part from another: what its factory makes beside the scene's own parts
      counts, and what the scene has that it stands in. A folder whose classes are all base
      classes is no scene.
      """,
    blind: """
      A view that only a storyboard names, and parts that stand in another module.
      """,
    allow: """
      A folder has no line for a comment. Give the scene its part, or leave the folder out with
      `--exclude`.
      """
  )
}
