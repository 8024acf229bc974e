import QatlamTestSupport
import Testing

/// Which module declares a name decides whether it is seen, and which of several is meant.
@Suite("A module") struct ModuleSenseTests {
  private let modules = """
    == Package.swift
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "Core"), .target(name: "Other"), .target(name: "App", dependencies: ["Core", "Other"])])
    == Sources/Core/Core.swift
    public struct Session { public init() {}; public func open() {}; func close() {} }
    struct Hidden {}
    public struct Twin {}
    == Sources/Other/Other.swift
    public struct Twin {}
    public struct Own {}

    """

  @Test func `shows others only what it exports`() async throws {
    try await expectReferences(
      modules + """
        == Sources/App/Use.swift
        import Core
        func use(session: Session) { // → Session
          session.open() // → Session.open()
          session.close() // → ?close inference
          let hidden: Hidden? = nil // → nothing
        }
        """
    )
  }

  @Test func `imported for testing shows everything`() async throws {
    try await expectReferences(
      modules + """
        == Tests/CoreTests/Use.swift
        @testable import Core
        func use(session: Session, hidden: Hidden) { // → Session, Hidden
          session.close() // → Session.close()
        }
        """
    )
  }

  @Test func `of the file comes before those it imports`() async throws {
    try await expectReferences(
      modules + """
        == Sources/App/Own.swift
        struct Own {}
        == Sources/App/Use.swift
        import Core
        import Other
        func use(own: Own, twin: Twin) {} // → Own, ?Twin ambiguous
        func named(one: Core.Twin, two: Core::Twin, app: App.Own) {} // → Twin, Own
        """
    )
  }
}
