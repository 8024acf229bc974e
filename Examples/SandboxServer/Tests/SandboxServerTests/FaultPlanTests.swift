import Foundation
import Testing

@testable import SandboxServer

@Suite struct `A fault plan` {
  @Test func `counts every kind of fault from the first request`() {
    let plan = FaultPlan(failEvery: 3, cutEvery: 4, invalidJSONEvery: 5, tooManyEvery: 6)
    let faults = (1...12).map(plan.fault)
    #expect(
      faults == [
        nil, nil, .status(500), .cut, .invalidJSON, .status(500), nil, .cut, .status(500),
        .invalidJSON, nil, .cut,
      ]
    )
  }

  @Test func `puts a fixed status before everything else`() {
    let plan = FaultPlan(failEvery: 1, cutEvery: 1, status: 404)
    #expect(plan.fault(ofRequest: 1) == .status(404))
  }

  @Test func `does nothing by itself`() {
    #expect((1...100).compactMap(FaultPlan.none.fault) == [])
  }

  @Test func `survives being written as JSON`() throws {
    let plans = [
      FaultPlan.none,
      FaultPlan(
        delayMilliseconds: 1,
        failEvery: 2,
        cutEvery: 3,
        invalidJSONEvery: 4,
        tooManyEvery: 5,
        status: 503,
        phase: .after
      ),
    ]
    let copies = try plans.map { plan in
      try JSONDecoder().decode(FaultPlan.self, from: JSONEncoder().encode(plan))
    }
    #expect(copies == plans)
  }

  @Test(arguments: [
    #"{"failEvry":2}"#, #"{"failEvery":-1}"#, #"{"status":99}"#, #"{"phase":"during"}"#,
    #"{"failEvery":"2"}"#, "[]",
  ])
  func `is refused when it means nothing`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FaultPlan.self, from: Data(text.utf8))
    }
  }
}
