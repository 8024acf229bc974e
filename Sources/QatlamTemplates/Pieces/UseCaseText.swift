internal import QatlamDomain

/// A use case: one operation of a gateway, behind a protocol.
struct UseCaseText {
  let subject: Subject
  let conventions: Conventions
  /// What the use case is called where nobody says: `FetchOrders`, after the entity that is made with it.
  ///
  /// An entity that the app has may have that use case already; then it is called after the feature.
  let name: SwiftName
  /// Whether somebody said what it is called.
  let isNamed: Bool

  init(subject: Subject, conventions: Conventions, name: SwiftName? = nil) {
    self.subject = subject
    self.conventions = conventions
    let feature = subject.isNew ? nil : subject.feature
    self.name = name ?? (feature ?? subject.entity.name.plural).prefixed(by: "Fetch")
    isNamed = name != nil
  }

  /// What a gateway is called after.
  var gatewayName: SwiftName {
    conventions.gatewayNaming == .plural ? subject.entity.name.plural : subject.entity.name
  }

  /// The protocol by which the use case is known.
  var known: String { conventions.type(.useCaseContract, name) }

  /// What the use case itself is called.
  var type: String { conventions.type(.useCase, name) }

  /// The gateway that it calls.
  var gateway: ExistingGateway {
    subject.gateway
      ?? ExistingGateway(
        type: conventions.type(.gatewayContract, gatewayName),
        operations: [
          GatewayOperation(
            "all",
            returning: .entities,
            signature: "func all() async throws -> [\(item)]"
          )
        ],
        provision: "\(conventions.type(.gateway, gatewayName))()"
      )
  }

  /// What it asks the gateway for; `nil` where the gateway has nothing that fits.
  var operation: GatewayOperation? { isNamed ? gateway.operation(for: name) : gateway.list }

  private var item: String { subject.entity.name.type }
  private var entityValue: String { subject.entity.name.value }

  /// What whoever puts the use case together has to bring along: a gateway that is made elsewhere, or clients.
  var compositionParameters: [String] {
    guard gateway.provision != nil else { return ["gateway: any \(gateway.type)"] }
    return needsClients ? ["clients: NetworkClientFactory"] : []
  }

  /// The same, where screens are opened.
  var openingArguments: [OpeningArgument] {
    guard gateway.provision != nil else { return [OpeningArgument(label: "gateway", value: nil)] }
    return needsClients ? [OpeningArgument(label: "clients", value: "clients")] : []
  }

  private var needsClients: Bool { conventions.hasGround && conventions.style == "clean-viper" }

  /// The expression of the use case with its gateway.
  var newUseCase: String { "\(type)(gateway: \(gateway.provision ?? "gateway"))" }

  /// The protocol and the use case.
  var declarations: [Draft.Declaration] {
    guard let operation else { return [] }
    let call = UseCaseCall(operation, entity: subject.entity)
    return [
      piece(
        .useCaseContract,
        name,
        """
        /// \(summary).
        protocol \(known): Sendable {
          /// \(call.summary)
          \(call.signature)
        }
        """
      ),
      piece(
        .useCase,
        name,
        """
        /// \(summary) through the gateway.
        struct \(type): \(known) {
          private let gateway: any \(gateway.type)

          /// Takes the gateway from outside.
          init(gateway: any \(gateway.type)) {
            self.gateway = gateway
          }

          /// \(call.summary)
          \(call.signature) {
            \(call.expression)
          }
        }
        """
      ),
    ].compactMap(\.self)
  }

  private var summary: String {
    if !isNamed { return "Fetches all \(subject.entity.name.plural.phrase)" }
    let words = name.words.map { $0.lowercased() }
    let rest = [Self.thirdPerson(words[0])] + words.dropFirst()
    let sentence = rest.joined(separator: " ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  /// `archives` of `archive`, `publishes` of `publish`, `applies` of `apply`.
  private static func thirdPerson(_ verb: String) -> String {
    if ["s", "x", "z", "ch", "sh", "o"].contains(where: verb.hasSuffix) { return verb + "es" }
    if verb.hasSuffix("y"), let before = verb.dropLast().last, !"aeiou".contains(before) {
      return verb.dropLast() + "ies"
    }
    return verb + "s"
  }

  /// The gateway's protocol, and what keeps its promise in memory.
  var gatewayDeclarations: [Draft.Declaration] {
    let contract = gateway.type
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

  private func piece(_ piece: Piece, _ name: SwiftName, _ text: SourceText) -> Draft.Declaration? {
    guard let slot = conventions.slots[piece] else { return nil }
    return Draft.Declaration(
      path: slot.path.filled(name),
      types: [slot.type.filled(name)],
      imports: imports,
      text: PieceText.text(text)
    )
  }

  private var imports: [String] {
    guard let operation else { return [] }
    return UseCaseCall(operation, entity: subject.entity).needsFoundation ? ["Foundation"] : []
  }
}
