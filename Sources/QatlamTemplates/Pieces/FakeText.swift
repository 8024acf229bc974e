internal import QatlamDomain

/// What stands in for a gateway in a file of tests: it brings one sample, and notes what it was asked.
struct FakeText {
  let gateway: ExistingGateway
  let entity: EntityModel
  var name = "GatewayFake"

  /// The source; `nil` where the protocol asks for something that cannot be made up.
  var text: SourceText? {
    guard gateway.canBeFaked, !gateway.operations.isEmpty,
      gateway.operations.allSatisfy({ $0.isAsync && $0.result != .other })
    else { return nil }
    let functions = gateway.operations.map(function).map(\.text).joined(separator: "\n\n")
    return """
      /// Brings a sample, and notes what it was asked.
      private actor \(name): \(gateway.type) {
        private(set) var calls: [String] = []

        \(SourceText(functions))
      }
      """
  }

  private func function(_ operation: GatewayOperation) -> SourceText {
    let note = "calls.append(\"\(operation.name)\")"
    return """
      \(SourceText(operation.signature)) {
        \(note)
        \(result(of: operation).map { SourceText("return \($0)") } ?? .none)
      }
      """
  }

  private func result(of operation: GatewayOperation) -> String? {
    switch operation.result {
    case .nothing, .other: nil
    case .entity, .optionalEntity: "sample"
    case .entities: "[sample]"
    case .field(let type): SampleValue.text(of: type)
    }
  }
}
