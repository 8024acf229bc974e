import QatlamDomain
import QatlamReports
import QatlamTestSupport
import Testing

@Suite("The wording of findings")
struct WordingTests {
  @Test func `says who does what to whom, for every evidence`() throws {
    let place = Place(file: "A.swift", line: 1, column: 1)
    let evidence: [Evidence] =
      [
        .forbiddenEdge, .skippedStep, .compositionKnown,
        .otherFeature(own: "Home", other: "Detail"),
        .unusedModule(kind: "ui"),
        .ring(
          .features,
          links: [
            .init(from: "Home", to: "Detail", place: place),
            .init(from: "Detail", to: "Home", place: place),
          ],
          references: 1
        ),
        .staleSuppression(rule: "dependency"), .suppressionWithoutReason,
        .suppressionOfUnknownRule("dependancy"), .suppressionOfUnknownRule(""), .unlayeredFile,
        .emptyLayer,
        .habit(.noProtocol, others: 11, hasFollowers: false),
        .habit(.noProtocol, others: 11, hasFollowers: true),
      ]
      + Self.breaks.map { .shape($0) }
      + ModuleKind.allCases.map { .forbiddenModule(kind: $0.rawValue) }
      + [.forbiddenSDKType(kind: "network"), .forbiddenSDKType(kind: "new")]
    let full = evidence.map { message($0, source: "GetOrders.init", from: "UseCases", to: "Views") }
    let bare = evidence.map { message($0, source: "", from: "", to: "") }
    try expectGolden(
      (full + [""] + bare).joined(separator: "\n") + "\n",
      named: "wording.txt"
    )
  }

  private static let breaks: [ShapeBreak] = [
    .wrongKind(.class, wanted: [.struct, .enum]), .inherits("Codable"), .makesOwn("Client"),
    .receivedLate("Client"), .sharedInstance(uses: 0), .sharedInstance(uses: 1),
    .sharedInstance(uses: 2), .noProtocol, .severalOperations(["load", "save"]),
    .notOnMainActor, .wrongFolder("views"), .lacks("presenter"),
    .holdsStrongly("View", way: [.init("View.presenter", line: 3), .init("A.b", line: 4)]),
    .carries("OrderDTO"), .choosesAmong("Order", method: "filter"), .completionHandler,
    .interfaceFile, .loadsInterfaceFile, .navigates,
    .goneFromCode(rule: "leak", file: "A.swift", source: "A", target: "B"),
    .goneFromCode(rule: "leak", file: "A.swift", source: "", target: "B"),
    .unusedEdge("A → B"), .unusedEnding("Worker"), .unusedModule("Kit"), .unusedPattern("a/**"),
  ]

  private func message(
    _ evidence: Evidence,
    source: String,
    from: String,
    to target: String
  ) -> String {
    Wording.message(
      for: Finding(
        rule: .dependency,
        severity: .error,
        place: Place(file: "A.swift", line: 1, column: 1),
        from: from,
        to: target,
        source: source,
        target: "Thing",
        evidence: evidence,
        reason: .written(""),
        remedy: .written(""),
        serves: []
      )
    )
  }
}
