/// What was seen of a codebase that speaks for one style or another.
///
/// Who knows whom tells more than names: a view that knows an interactor is VIP, a presenter that does is VIPER.
package struct StyleSurvey: Hashable, Sendable {
  /// Files with views, interactors and so on.
  package var views = 0
  package var interactors = 0
  package var presenters = 0
  package var routers = 0
  package var viewModels = 0
  package var useCases = 0
  /// Files of views that know an interactor.
  package var viewsKnowingInteractors = 0
  /// Files of presenters that know an interactor.
  package var presentersKnowingInteractors = 0
  /// Files of presenters that know a use case.
  package var presentersKnowingUseCases = 0
  /// Protocols named `BusinessLogic`, `PresentationLogic` or `DisplayLogic`.
  package var logicProtocols = 0
  /// Types that nest `Request`, `Response` and the like.
  package var payloads = 0
  /// Folders that hold a domain beside a data or presentation layer, in the order of paths.
  package var layered: [String] = []
  /// Files in folders named like a data layer.
  package var dataFiles = 0

  /// Creates a survey in which nothing was seen.
  package init() {}

  /// A style, and what speaks for it.
  package struct Decision: Hashable, Sendable {
    /// The name of a built-in style.
    package let style: String
    /// Clauses for people, without a period.
    package let signs: [String]

    /// Creates a decision.
    package init(style: String, signs: [String]) {
      self.style = style
      self.signs = signs
    }
  }

  /// The style that the signs speak for, strongest sign first; `nil` where they do not agree on one.
  package var decision: Decision? { byDirection ?? byContracts ?? byUseCases ?? byFolders }

  private var byDirection: Decision? {
    guard presenters > 0 else { return nil }
    let (view, presenter) = (viewsKnowingInteractors, presentersKnowingInteractors)
    let signs = [
      count(view, "view") + " and " + count(presenter, "presenter") + " know an interactor"
    ]
    if view > presenter, isClear(view, over: presenter) || payloads > 1 {
      return Decision(style: "vip", signs: signs)
    }
    if presenter > view, isClear(presenter, over: view), payloads <= presenter {
      return Decision(style: "viper", signs: signs)
    }
    if view == presenter, view > 0, payloads > 1 {
      return Decision(
        style: "vip",
        signs: signs + [count(payloads, "type") + " nest Request, Response or ViewModel"]
      )
    }
    return nil
  }

  private var byContracts: Decision? {
    guard logicProtocols > 2 else { return nil }
    return Decision(
      style: "vip",
      signs: [
        count(logicProtocols, "protocol")
          + " end in BusinessLogic, PresentationLogic or DisplayLogic"
      ]
    )
  }

  private var byUseCases: Decision? {
    guard interactors == 0, routers > 0, presentersKnowingUseCases > 0, viewModels < presenters
    else { return nil }
    return Decision(
      style: "clean-viper",
      signs: [
        count(presentersKnowingUseCases, "presenter") + " know a use case",
        "there are routers, but no interactor",
      ]
    )
  }

  private var byFolders: Decision? {
    if let first = layered.first {
      return Decision(style: "clean", signs: ["in \(first)"])
    }
    guard useCases > 1, dataFiles > 0 else { return nil }
    return Decision(
      style: "clean",
      signs: [count(useCases, "use case") + " stand beside a data layer"]
    )
  }

  /// Two directions that are nearly as frequent say that two styles live side by side.
  private func isClear(_ more: Int, over less: Int) -> Bool { more >= 2 * less }

  /// What was seen, in words; for those who have to choose.
  package var seen: [String] {
    let counts = [
      (views, "view"), (interactors, "interactor"), (presenters, "presenter"),
      (routers, "router"), (viewModels, "view model"), (useCases, "use case"),
    ]
    var seen = counts.filter { $0.0 > 0 }.map(count)
    if viewsKnowingInteractors + presentersKnowingInteractors > 0 {
      seen.append(
        count(viewsKnowingInteractors, "view") + " and "
          + count(presentersKnowingInteractors, "presenter") + " that know an interactor"
      )
    }
    return seen
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
