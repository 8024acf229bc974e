import QatlamTestSupport
import Testing

@Suite("An import") struct ImportTests {
  private func expectMarks(
    _ text: String,
    style: String = "clean",
    location: SourceLocation = #_sourceLocation
  ) async throws {
    let app = MarkedApp(text)
    let found = try await Architect(following: style).findings(in: app)
    #expect(found == app.marks, sourceLocation: location)
  }

  @Test func `of a framework is found in the inner rings, however it is written`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Match.swift
      import Foundation; import SwiftUI // ✗ import SwiftUI
      #if canImport(UIKit)
      import UIKit // ✗ import UIKit
      #endif
      struct Match {}
      == Domain/UseCases/List.swift
      import struct Foundation.Date
      import struct Combine.AnyPublisher // ✗ import Combine
      @preconcurrency import CoreData // ✗ import CoreData
      struct List {}
      == Presentation/ViewModels/Model.swift
      import Combine
      import SwiftUI
      import class UIKit.UIColor // ✗ import UIKit
      final class Model {}
      == Presentation/Views/Screen.swift
      import SwiftUI
      import UIKit
      struct Screen {}
      """
    )
  }

  @Test func `is not needed to use a network type of Foundation`() async throws {
    try await expectMarks(
      """
      == Domain/UseCases/Load.swift
      import Foundation
      struct Load {
        func run() { _ = URLSession.shared } // ✗ import URLSession
        func own(_ request: URLRequest<Int>) {} // ✗ import URLRequest
      }
      == Data/API/API.swift
      import Foundation
      struct API { let session: URLSession }
      """
    )
  }

  @Test func `is no finding where the app declares the name itself`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/URLRequest.swift
      struct URLRequest {}
      == Domain/UseCases/Load.swift
      struct Load { func run(_ request: URLRequest) {} }
      """
    )
  }
}
