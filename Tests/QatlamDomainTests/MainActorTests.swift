import QatlamDomain
import QatlamTestSupport
import Testing

@Suite("The main actor") struct MainActorTests {
  @Test func `binds a view model by attribute, superclass or protocol`() async throws {
    try await expectMarks(
      """
      == Presentation/ViewModels/Models.swift
      @MainActor final class ListViewModel {}
      @MainActor class BaseViewModel {}
      final class ChildViewModel: BaseViewModel {}
      @MainActor protocol Showing {}
      final class ShownViewModel: Showing {}
      final class LooseViewModel {} // ✗ main-actor LooseViewModel
      """,
      of: .mainActor,
      style: "clean"
    )
  }

  @Test func `is not brought by an extension, a comment or a neighbour`() async throws {
    try await expectMarks(
      """
      == Presentation/ViewModels/StopViewModel.swift
      @MainActor protocol Showing {}
      // @MainActor
      final class StopViewModel { // ✗ main-actor StopViewModel
        @MainActor func load() {}
      }
      extension StopViewModel: Showing {}
      """,
      of: .mainActor,
      style: "clean"
    )
  }

  @Test func `is not asked of values, helpers and protocols`() async throws {
    try await expectMarks(
      """
      == Presentation/ViewModels/Rows.swift
      struct RowViewModel {}
      enum StateViewModel { case empty }
      protocol ListViewModel: AnyObject {}
      final class Formatter {}
      """,
      of: .mainActor,
      style: "clean"
    )
  }

  @Test func `is not asked of what a row shows and never changes`() async throws {
    try await expectMarks(
      """
      == Presentation/ViewModels/Rows.swift
      final class RowViewModel {
        let title: String
        var length: Int { title.count }
        init(title: String) { self.title = title }
      }
      final class LiveViewModel { // ✗ main-actor LiveViewModel
        let title = ""
        var isOpen = false
      }
      final class DoingViewModel { // ✗ main-actor DoingViewModel
        let title = ""
        func load() {}
      }
      class Base { func load() {} }
      final class InheritingViewModel: Base { let title = "" } // ✗ main-actor InheritingViewModel
      """,
      of: .mainActor,
      style: "clean"
    )
  }
}
