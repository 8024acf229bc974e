import QatlamDomain
import QatlamTestSupport
import Testing

@Suite("A misplaced type") struct MisplacedTests {
  @Test func `has the name of one role and the folder of another`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Pupil.swift
      struct Pupil {}
      struct PupilDTO {} // ✗ misplaced PupilDTO
      final class GetPupilsUseCase {} // ✗ misplaced GetPupilsUseCase
      == Presentation/Views/PupilView.swift
      import SwiftUI
      struct PupilView: View { var body: some View { Text("") } }
      final class PupilGateway {} // ✗ misplaced PupilGateway
      final class PupilViewModel {} // ✗ misplaced PupilViewModel
      """,
      of: .misplaced,
      style: "clean"
    )
  }

  @Test func `is none in a folder of models inside the folder of its role`() async throws {
    try await expectMarks(
      """
      == Data/Model/PupilDTO.swift
      struct PupilDTO {}
      == UI/Pupils/PupilsViewModel.swift
      final class PupilsViewModel {}
      == Domain/Models/WrongDTO.swift
      struct WrongDTO {} // ✗ misplaced WrongDTO
      """,
      of: .misplaced,
      style: "clean"
    )
  }

  @Test func `is none where a word only ends like a role`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Words.swift
      struct Review {}
      struct Overview {}
      struct ScreenSize {}
      private struct RowDTO {}
      """,
      of: .misplaced,
      style: "clean"
    )
  }

  @Test func `is at home where its folder says nothing`() async throws {
    try await expectMarks(
      """
      == Domain/Things/GetAllUseCase.swift
      struct GetAllUseCase {}
      == Data/Remote/OrderDTO.swift
      struct OrderDTO {}
      """,
      of: .misplaced,
      style: "clean"
    )
  }

  @Test func `is judged by its own scene's folders, not by those around it`() async throws {
    try await expectMarks(
      """
      == Views/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Views/Fish/FishPresenter.swift
      final class FishPresenter {}
      == Modules/Bird/Router/BirdPresenter.swift
      final class BirdPresenter {} // ✗ misplaced BirdPresenter
      == Modules/Bird/Interactor/BirdInteractor.swift
      final class BirdInteractor {}
      """,
      of: .misplaced,
      style: "viper"
    )
  }

  @Test func `has its protocols in the contracts of Clean VIPER`() async throws {
    try await expectMarks(
      """
      == Features/Home/Contracts/HomeContracts.swift
      protocol HomeViewProtocol: AnyObject {}
      protocol FetchAllUseCaseProtocol {} // ✗ misplaced FetchAllUseCaseProtocol
      == Features/Home/UI/HomePresenter.swift
      final class HomePresenter {} // ✗ misplaced HomePresenter
      """,
      of: .misplaced,
      style: "clean-viper"
    )
  }

  @Test func `is no DTO among the data layer's models, and no scene in a folder for its interface`()
    async throws
  {
    try await expectMarks(
      """
      == DataLayer/Order/Remote/Models/OrderDTO.swift
      struct OrderDTO {}
      == DataLayer/Order/OrderRepository.swift
      final class OrderRepository {}
      == Domain/Models/ItemDTO.swift
      struct ItemDTO {} // ✗ misplaced ItemDTO
      """,
      of: .misplaced,
      style: "clean"
    )
    try await expectMarks(
      """
      == Modules/Fish/UI/FishPresenter.swift
      final class FishPresenter {}
      == Modules/Fish/UI/FishInteractor.swift
      final class FishInteractor {}
      == Modules/Fish/UI/FishViewController.swift
      final class FishViewController {}
      """,
      of: .misplaced,
      style: "viper"
    )
  }
}
