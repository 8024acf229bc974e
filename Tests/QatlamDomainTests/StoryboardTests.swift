import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("A storyboard") struct StoryboardTests {
  @Test func `is found where code loads a screen from one`() async throws {
    try await expectMarks(
      """
      == Features/Home/Navigation/HomeRouter.swift
      import UIKit
      final class HomeRouter {
        func next() { _ = UIStoryboard(name: "Next", bundle: nil) } // ✗ storyboard UIStoryboard
        func cell() { _ = UINib(nibName: "Cell", bundle: nil) } // ✗ storyboard UINib
        func plain() { _ = UIViewController() }
        var nib: UINib? { nil }
      }
      """,
      of: .storyboard,
      style: "clean-viper"
    )
  }

  @Test func `is none by a type of the codebase with that name`() async throws {
    try await expectMarks(
      """
      == Features/Home/Navigation/HomeRouter.swift
      struct UIStoryboard { let name: String }
      final class HomeRouter { func next() { _ = UIStoryboard(name: "Next") } }
      """,
      of: .storyboard,
      style: "clean-viper"
    )
  }

  @Test func `is found as a file, but for launch screens and those of tests`() async throws {
    let findings = try await Architect(following: "clean-viper").report(
      on: MarkedApp(
        """
        == Features/Home/UI/HomeViewController.swift
        final class HomeViewController {}
        == Features/Home/UI/Cell.xib
        <document/>
        == App/Base.lproj/Main.storyboard
        <document/>
        == App/Base.lproj/LaunchScreen.storyboard
        <document/>
        == App/Launch Screen.xib
        <document/>
        == AppTests/Fake.xib
        <document/>
        """
      ),
      rules: .only([.storyboard])
    ).findings
    #expect(
      findings.map(\.place) == [
        Place(file: "App/Base.lproj/Main.storyboard", line: 0, column: 0),
        Place(file: "Features/Home/UI/Cell.xib", line: 0, column: 0),
      ]
    )
    #expect(findings.map(\.target) == ["Main.storyboard", "Cell.xib"])
  }
}
