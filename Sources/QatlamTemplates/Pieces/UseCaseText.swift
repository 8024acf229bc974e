internal import QatlamDomain

/// A subject's use case: it fetches all of them, through a gateway.
struct UseCaseText {
  let subject: Subject
  let conventions: Conventions
  /// What the use case is called where nobody says: `FetchOrders`, after the entity that is made with it.
  ///
  /// An entity that the app has may have that use case already; then it is called after the feature.
  let name: SwiftName

  init(subject: Subject, conventions: Conventions, name: SwiftName? = nil) {
    self.subject = subject
    self.conventions = conventions
    let feature = subject.isNew ? nil : subject.feature
    self.name = name ?? (feature ?? subject.entity.name.plural).prefixed(by: "Fetch")
  }

  /// What a gateway is called after.
  var gatewayName: SwiftName {
    conventions.gatewayNaming == .plural ? subject.entity.name.plural : subject.entity.name
  }

  private var item: String { subject.entity.name.type }

  /// The protocol by which the use case is known.
  var known: String { conventions.type(.useCaseContract, name) }

  /// The gateway's protocol.
  var gatewayContract: String {
    subject.gateway?.type ?? conventions.type(.gatewayContract, gatewayName)
  }

  /// The call that gets all of them from a gateway.
  private var call: String {
    guard let gateway = subject.gateway else { return "try await gateway.all()" }
    let effects = (gateway.isThrowing ? "try " : "") + (gateway.isAsync ? "await " : "")
    return "\(effects)gateway.\(gateway.operation)()"
  }

  /// What whoever puts the use case together has to bring along: a gateway that is made elsewhere.
  var compositionParameters: [String] {
    subject.gateway.map { ["gateway: any \($0.type)"] } ?? []
  }

  /// The expression of the use case with its gateway.
  var newUseCase: String {
    let gateway =
      subject.gateway == nil ? "\(conventions.type(.gateway, gatewayName))()" : "gateway"
    return "\(conventions.type(.useCase, name))(gateway: \(gateway))"
  }

  /// The protocol and the use case.
  var declarations: [Draft.Declaration] {
    [
      piece(
        .useCaseContract,
        name,
        """
        /// Fetches all \(subject.entity.name.plural.phrase).
        protocol \(known): Sendable {
          /// Returns all of them.
          func execute() async throws -> [\(item)]
        }
        """
      ),
      piece(
        .useCase,
        name,
        """
        /// Fetches all \(subject.entity.name.plural.phrase) through the gateway.
        struct \(conventions.type(.useCase, name)): \(known) {
          private let gateway: any \(gatewayContract)

          /// Takes the gateway from outside.
          init(gateway: any \(gatewayContract)) {
            self.gateway = gateway
          }

          /// Returns all of them.
          func execute() async throws -> [\(item)] {
            \(call)
          }
        }
        """
      ),
    ].compactMap(\.self)
  }

  /// The gateway's protocol, and what keeps its promise in memory.
  var gatewayDeclarations: [Draft.Declaration] {
    let contract = conventions.type(.gatewayContract, gatewayName)
    return [
      piece(
        .gatewayContract,
        gatewayName,
        """
        /// The domain's door to wherever \(subject.entity.name.plural.phrase) are kept.
        protocol \(contract): Sendable {
          /// Returns all of them.
          func all() async throws -> [\(item)]
        }
        """
      ),
      piece(
        .gateway,
        gatewayName,
        """
        /// Keeps \(subject.entity.name.plural.phrase) in memory until it is told where to look.
        struct \(conventions.type(.gateway, gatewayName)): \(contract) {
          private let kept: [\(item)]

          /// Takes what there is.
          init(kept: [\(item)] = []) {
            self.kept = kept
          }

          /// Returns all of them.
          func all() async throws -> [\(item)] {
            kept
          }
        }
        """
      ),
    ].compactMap(\.self)
  }

  /// A use case that answers with what it was given, or fails where that is nothing.
  var fake: SourceText {
    """
    /// Answers with what it was given; without anything it fails.
    private struct UseCaseFake: \(known) {
      struct Failure: Error {}

      let items: [\(item)]?

      func execute() async throws -> [\(item)] {
        guard let items else { throw Failure() }
        return items
      }
    }
    """
  }

  /// Tests of the use case, where the gateway is made too.
  var tests: [Draft.Declaration] {
    guard subject.gateway == nil, conventions.has(.gateway) else { return [] }
    let tests = TestText(conventions: conventions)
    let gateway = conventions.type(.gateway, gatewayName)
    let imports = subject.entity.needsFoundation ? ["Foundation"] : []
    return [
      tests.declaration(
        .useCase,
        of: name,
        imports: imports,
        doubles: [SampleValue.double(of: subject.entity)],
        cases: [
          TestText.Case(
            sentence: "fetches all of them",
            body: """
              let useCase = \(conventions.type(.useCase, name))(gateway: \(gateway)(kept: [sample]))
              let items = try await useCase.execute()
              \(tests.equal("items.map(\\.id)", "[sample.id]"))
              """,
            isThrowing: true
          )
        ]
      )
    ].compactMap(\.self)
  }

  private func piece(_ piece: Piece, _ name: SwiftName, _ text: SourceText) -> Draft.Declaration? {
    guard let slot = conventions.slots[piece] else { return nil }
    return Draft.Declaration(
      path: slot.path.filled(name),
      types: [slot.type.filled(name)],
      text: PieceText.text(text)
    )
  }
}
