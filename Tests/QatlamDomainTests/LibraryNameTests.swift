import QatlamTestSupport
import Testing

/// Names that a library brings along are no declarations of the app, whatever the app calls its own.
@Suite("A library's name") struct LibraryNameTests {
  @Test func `that an extended type brings is no global of the app`() async throws {
    try await expectEdges(
      """
      == Data/API/Names.swift
      struct Element {}
      struct Key {}
      struct Wrapped {}
      struct Failure {}
      struct Component {}
      let count = 3
      func lowercased() -> String { "" }
      == Domain/UseCases/Helpers.swift
      import Foundation
      extension Array { func second() -> Element? { count > 1 ? self[1] : nil } }
      extension Dictionary { func pick(_ key: Key) -> Value? { self[key] } }
      extension Optional { func or(_ other: Wrapped) -> Wrapped { self ?? other } }
      extension Result { func fault() -> Failure? { nil } }
      extension Calendar { func one(_ part: Component) -> Int { 1 } }
      extension String { var low: String { lowercased() } }
      """
    )
  }

  @Test func `that a superclass brings hides a global, and other globals stay visible`()
    async throws
  {
    try await expectEdges(
      """
      == Services/Constants.swift
      let title = "x"
      let limit = 3
      func present(_ text: String) {}
      == Scenes/Fish/FishViewController.swift
      import UIKit
      final class FishViewController: UIViewController, FishDisplayLogic {
        func show() {
          title = "Fish"
          present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
          print(limit) // ✗ dependency limit
        }
      }
      == Scenes/Fish/FishPresenter.swift
      final class FishPresenter {}
      == Scenes/Fish/FishProtocols.swift
      protocol FishDisplayLogic: AnyObject {}
      """,
      style: "vip"
    )
  }

  @Test func `that the app overloads is the app's only where labels say so`() async throws {
    try await expectEdges(
      """
      == Data/API/Overloads.swift
      struct Record {}
      func print(_ record: Record) {}
      func zip(record: Int) -> Int { record }
      func min(_ records: [Record]) -> Int { 0 }
      == Domain/UseCases/Plain.swift
      struct Plain {
        func run() {
          print("a")
          _ = zip([1], [2])
          _ = min(1, 2)
          _ = zip(record: 3) // ✗ dependency zip
        }
      }
      """
    )
  }

  @Test func `of a property is not taken for a method that the app adds`() async throws {
    try await expectEdges(
      """
      == Presentation/Views/Boxes.swift
      import UIKit
      extension UIView { func frame(in other: UIView) -> Int { 0 } }
      == Domain/UseCases/Fit.swift
      import UIKit // ✗ import UIKit
      struct Fit {
        let box: UIView
        func run() -> Int {
          print(box.frame)
          return box.frame(in: box) // ✗ dependency frame
        }
      }
      """
    )
  }
}
