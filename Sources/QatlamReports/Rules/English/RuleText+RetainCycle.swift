extension RuleText {
  /// What is said of `retain-cycle` in English.
  static let retainCycle = RuleText(
    title: """
      Two objects hold each other strongly, directly or over others.
      """,
    style: "viper",
    levels: """
      error
      """,
    why: """
      Objects that hold each other are never released: the screen is gone and its presenter still
      works.
      """,
    bad: [
      RuleExample(
        "Modules/Home/HomeViewController.swift",
        """
        final class HomeViewController: HomeViewProtocol {
          var presenter: (any HomePresenterProtocol)?

          func show() {}
        }
        """
      ),
      RuleExample(
        "Modules/Home/HomePresenter.swift",
        """
        final class HomePresenter: HomePresenterProtocol {
          let view: any HomeViewProtocol

          init(view: any HomeViewProtocol) { self.view = view }

          func load() { view.show() }
        }
        """
      ),
      RuleExample(
        "Modules/Home/HomeInteractor.swift",
        """
        final class HomeInteractor: HomeInteractorProtocol {
          func load() {}
        }
        """
      ),
      RuleExample(
        "Modules/Home/HomeProtocols.swift",
        """
        protocol HomeViewProtocol: AnyObject {
          func show()
        }

        protocol HomePresenterProtocol: AnyObject {
          func load()
        }

        protocol HomeInteractorProtocol: AnyObject {
          func load()
        }
        """
      ),
    ],
    good: [
      RuleExample(
        "Modules/Home/HomeViewController.swift",
        """
        final class HomeViewController: HomeViewProtocol {
          var presenter: (any HomePresenterProtocol)?

          func show() {}
        }
        """
      ),
      RuleExample(
        "Modules/Home/HomePresenter.swift",
        """
        final class HomePresenter: HomePresenterProtocol {
          weak var view: (any HomeViewProtocol)?

          init(view: any HomeViewProtocol) { self.view = view }

          func load() { view?.show() }
        }
        """
      ),
      RuleExample(
        "Modules/Home/HomeInteractor.swift",
        """
        final class HomeInteractor: HomeInteractorProtocol {
          func load() {}
        }
        """
      ),
      RuleExample(
        "Modules/Home/HomeProtocols.swift",
        """
        protocol HomeViewProtocol: AnyObject {
          func show()
        }

        protocol HomePresenterProtocol: AnyObject {
          func load()
        }

        protocol HomeInteractorProtocol: AnyObject {
          func load()
        }
        """
      ),
    ],
    decided: """
      One finding at the strong property that should be weak: the one that leads back to the view
      (in `viper` also the interactor's output). The message names the shortest way back, with the
      line of each property. Stored properties count, `lazy` ones too, through optionals, arrays,
      dictionaries and protocols to what conforms to them. `weak` and `unowned` in every spelling,
      boxes and wrappers named `Weak…`, computed properties, parameters and locals hold nothing.
      """,
    blind: """
      Closures that capture `self`, rings over objects of a library, and rings that are cut by
      hand in time.
      """,
    allow: """
      ```swift
      let view: any HomeViewProtocol  // qatlam:allow retain-cycle -- the coordinator cuts it in `close()`
      ```
      """
  )
}
