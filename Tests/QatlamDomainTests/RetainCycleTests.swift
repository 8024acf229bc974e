import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("A retain cycle") struct RetainCycleTests {
  @Test func `stands at the strong property that leads back`() async throws {
    try await expectMarks(
      """
      == Scenes/Fish/FishProtocols.swift
      protocol FishDisplayLogic: AnyObject {}
      protocol FishBusinessLogic: AnyObject {}
      protocol FishPresentationLogic: AnyObject {}
      == Scenes/Fish/FishViewController.swift
      final class FishViewController: FishDisplayLogic { var interactor: (any FishBusinessLogic)? }
      == Scenes/Fish/FishInteractor.swift
      final class FishInteractor: FishBusinessLogic { var presenter: (any FishPresentationLogic)? }

      == Scenes/Fish/FishPresenter.swift
      final class FishPresenter: FishPresentationLogic {
        var view: (any FishDisplayLogic)? // ✗ retain-cycle FishViewController
      }
      """,
      of: .retainCycle,
      style: "vip"
    )
  }

  @Test func `is cut by weak in every spelling`() async throws {
    try await expectMarks(
      """
      == Scenes/Fish/FishProtocols.swift
      protocol FishDisplayLogic: AnyObject {}
      protocol FishBusinessLogic: AnyObject {}
      protocol FishPresentationLogic: AnyObject {}
      == Scenes/Fish/FishViewController.swift
      final class FishViewController: FishDisplayLogic { var interactor: (any FishBusinessLogic)? }
      == Scenes/Fish/FishInteractor.swift
      final class FishInteractor: FishBusinessLogic { var presenter: (any FishPresentationLogic)? }

      == Scenes/Fish/FishPresenter.swift
      @propertyWrapper struct Weak<Value> { var wrappedValue: Value? }
      struct WeakReference<Value> { var value: Value? }
      final class FishPresenter: FishPresentationLogic {
        weak var a: (any FishDisplayLogic)?
        private(set) weak var b: (any FishDisplayLogic)?
        weak private var c: FishViewController?
        unowned let d: FishViewController
        unowned(unsafe) var e: FishViewController
        @Weak var f: FishViewController?
        var g: WeakReference<FishViewController>?
        var h: FishViewController? { c }
        init(view: FishViewController) { d = view; e = view }
        func show(in view: FishViewController) { let local = view; _ = local }
      }
      """,
      of: .retainCycle,
      style: "vip"
    )
  }

  @Test func `is seen through lists, lazy properties and superclasses`() async throws {
    try await expectMarks(
      """
      == Scenes/Fish/FishProtocols.swift
      protocol FishDisplayLogic: AnyObject {}
      protocol FishBusinessLogic: AnyObject {}
      protocol FishPresentationLogic: AnyObject {}
      == Scenes/Fish/FishViewController.swift
      final class FishViewController: FishDisplayLogic { var interactor: (any FishBusinessLogic)? }
      == Scenes/Fish/FishInteractor.swift
      final class FishInteractor: FishBusinessLogic { var presenter: (any FishPresentationLogic)? }

      == Scenes/Fish/FishPresenter.swift
      class BasePresenter { var helper: Helper? }
      final class FishPresenter: BasePresenter, FishPresentationLogic {
        var views: [FishViewController] = [] // ✗ retain-cycle FishViewController
        lazy var late: [String: FishViewController]? = nil // ✗ retain-cycle FishViewController
      }
      final class Helper {}
      """,
      of: .retainCycle,
      style: "vip"
    )
  }

  @Test func `is none where nothing leads back`() async throws {
    try await expectMarks(
      """
      == Scenes/Fish/FishViewController.swift
      final class FishViewController { weak var interactor: FishInteractor? }
      == Scenes/Fish/FishInteractor.swift
      final class FishInteractor { let presenter = FishPresenter() }
      == Scenes/Fish/FishPresenter.swift
      final class FishPresenter { var view: FishViewController? }
      """,
      of: .retainCycle,
      style: "vip"
    )
  }

  @Test func `is an interactor's strong output in VIPER`() async throws {
    try await expectMarks(
      """
      == Modules/Fish/FishProtocols.swift
      protocol FishInteractorInput: AnyObject {}
      protocol FishInteractorOutput: AnyObject {}
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor: FishInteractorInput {
        var output: FishInteractorOutput? // ✗ retain-cycle FishPresenter
      }
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter: FishInteractorOutput {
        let interactor: FishInteractorInput
        init(interactor: FishInteractorInput) { self.interactor = interactor }
      }
      """,
      of: .retainCycle,
      style: "viper"
    )
  }

  @Test func `tells the shortest way back, with each property's line`() async throws {
    let findings = try await Architect(following: "vip").report(
      on: MarkedApp(
        """
        == Scenes/Fish/FishViewController.swift
        final class FishViewController { var interactor: FishInteractor? }
        == Scenes/Fish/FishInteractor.swift
        final class FishInteractor {
          let presenter = FishPresenter()
        }
        == Scenes/Fish/FishPresenter.swift
        final class FishPresenter { var view: FishViewController? }
        """
      ),
      rules: .only([.retainCycle])
    ).findings
    #expect(
      findings.map(\.evidence) == [
        .shape(
          .holdsStrongly(
            "FishViewController",
            way: [
              .init("FishViewController.interactor", line: 1),
              .init("FishInteractor.presenter", line: 2),
            ]
          )
        )
      ]
    )
  }
}
