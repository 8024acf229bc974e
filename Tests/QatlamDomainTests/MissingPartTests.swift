import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

/// Findings stand at folders, which no mark can name, so each test lists them.
@Suite("A missing part") struct MissingPartTests {
  private func findings(_ text: String, style: String) async throws -> [String] {
    try await Architect(following: style).findings(
      in: MarkedApp(text),
      rules: .only([.missingPart])
    )
  }

  @Test func `stands at the folder of its scene, line 0`() async throws {
    let found = try await findings(
      """
      == Scenes/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Scenes/Fish/FishRouter.swift
      final class FishRouter {}
      """,
      style: "vip"
    )
    #expect(
      found == ["Scenes/Fish:0 missing-part presenter", "Scenes/Fish:0 missing-part view"]
    )
  }

  @Test func `is no router, no worker, and no file of its own`() async throws {
    let found = try await findings(
      """
      == Scenes/Fish/FishInteractor.swift
      final class FishInteractor {}
      final class FishPresenter {}
      == Scenes/Fish/Views/FishView.swift
      final class FishView {}
      """,
      style: "vip"
    )
    #expect(found == [])
  }

  @Test func `is the contracts of a feature that keeps its protocols elsewhere`() async throws {
    let found = try await findings(
      """
      == Features/Home/Contracts/HomeContracts.swift
      protocol HomeViewProtocol: AnyObject {}
      == Features/Home/Presentation/HomePresenter.swift
      final class HomePresenter {}
      == Features/Detail/Presentation/DetailPresenter.swift
      protocol DetailViewProtocol: AnyObject {}
      final class DetailPresenter {}
      == Features/About/About.swift
      struct About {}
      """,
      style: "clean-viper"
    )
    #expect(found == ["Features/Detail:0 missing-part contracts"])
  }

  @Test func `may be lent from another scene by the factory of this one`() async throws {
    let found = try await findings(
      """
      == Modules/Pin/PinPresenter.swift
      final class PinPresenter {}
      == Modules/Pin/PinInteractor.swift
      final class PinInteractor {}
      == Modules/Pin/PinViewController.swift
      final class PinViewController {}
      == Modules/ChangePin/ChangePinInteractor.swift
      final class ChangePinInteractor {}
      == Modules/ChangePin/ChangePinPresenter.swift
      final class ChangePinPresenter {}
      == Modules/ChangePin/ChangePinFactory.swift
      struct ChangePinFactory {
        func make() -> PinViewController {
          _ = ChangePinPresenter()
          _ = ChangePinInteractor()
          return PinViewController()
        }
      }
      """,
      style: "viper"
    )
    #expect(found == [])
  }

  @Test func `is not asked of base classes`() async throws {
    let found = try await findings(
      """
      == Modules/Base/BasePresenter.swift
      class BasePresenter {}
      == Modules/Base/BaseInteractor.swift
      class BaseInteractor {}
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter: BasePresenter {}
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor: BaseInteractor {}
      == Modules/Fish/FishViewController.swift
      final class FishViewController {}
      """,
      style: "viper"
    )
    #expect(found == [])
  }

  @Test func `is none where an interactor's name ends in Base`() async throws {
    let found = try await findings(
      """
      == Modules/Pin/PinPresenter.swift
      final class PinPresenter {}
      == Modules/Pin/PinInteractorBase.swift
      class PinInteractorBase {}
      == Modules/Pin/PinViewController.swift
      final class PinViewController {}
      """,
      style: "viper"
    )
    #expect(found == [])
  }
}
