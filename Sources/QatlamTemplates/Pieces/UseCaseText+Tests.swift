internal import QatlamDomain

extension UseCaseText {
  /// A use case that answers with what it was given, or fails where that is nothing.
  var fake: SourceText {
    let item = subject.entity.name.type
    return """
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

  private var gatewayFake: SourceText? { FakeText(gateway: gateway, entity: subject.entity).text }

  /// Tests of the use case with something in the gateway's place; none where nothing can stand in for it.
  var tests: [Draft.Declaration] {
    guard let operation, let gatewayFake else { return [] }
    let tests = TestText(conventions: conventions)
    let call = UseCaseCall(operation, entity: subject.entity)
    let needsFoundation = subject.entity.needsFoundation || call.needsFoundation
    let (bound, checks) = checks(of: operation, in: tests)
    return [
      tests.declaration(
        .useCase,
        of: name,
        imports: needsFoundation ? ["Foundation"] : [],
        doubles: [gatewayFake, SampleValue.double(of: subject.entity)],
        cases: [
          TestText.Case(
            sentence: operation.isList ? "fetches all of them" : "asks the gateway",
            body: """
              let gateway = GatewayFake()
              let useCase = \(type)(gateway: gateway)
              \(bound)try await useCase.execute(\(call.sampleArguments))
              let calls = await gateway.calls
              \(checks)
              \(tests.equal("calls", "[\"\(operation.name)\"]"))
              """,
            isThrowing: true
          )
        ]
      )
    ].compactMap(\.self)
  }

  private func checks(
    of operation: GatewayOperation,
    in tests: TestText
  ) -> (bound: String, checks: SourceText) {
    switch operation.result {
    case .nothing, .other: ("", .none)
    case .entities: ("let items = ", SourceText(tests.equal("items.map(\\.id)", "[sample.id]")))
    case .entity: ("let item = ", SourceText(tests.equal("item.id", "sample.id")))
    case .optionalEntity: ("let item = ", SourceText(tests.equal("item?.id", "sample.id")))
    case .field(let type):
      ("let value = ", SourceText(tests.equal("value", SampleValue.text(of: type))))
    }
  }

  /// The use case with its tests, where it stands for itself: what it is told to the app's container, and what is left to
  /// be done.
  var draft: Draft {
    let tests = tests
    var steps: [String] = []
    if gatewayFake == nil {
      steps.append("write a test of \(type): '\(gateway.type)' asks for more than can be made up")
    }
    if let operation, !gateway.isNamed(operation, like: name) {
      steps.append("see whether \(type) does what it is called: it asks for '\(operation.name)'")
    }
    return Draft(
      declarations: declarations + tests,
      insertions: [wiring],
      nextSteps: steps
    )
  }

  private var wiring: Insertion {
    let function = "make\(name.type)"
    let result = conventions.has(.useCaseContract) ? "any \(known)" : type
    let text: SourceText = """
      /// Returns the use case with its gateway.
      func \(function)(\(compositionParameters.joined(separator: ", "))) -> \(result) {
        \(newUseCase)
      }
      """
    return Insertion(
      type: conventions.container ?? "",
      members: [function],
      text: PieceText.member(text),
      purpose: "the use case"
    )
  }
}
