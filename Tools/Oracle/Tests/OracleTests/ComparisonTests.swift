import OracleFacts
import Testing

@Suite struct ComparisonTests {
  private func fact(_ key: String, line: Int, flags: String = "") -> Fact {
    Fact(kind: .declaration, key: key, line: line, fields: [Fact.Field("flags", flags)])
  }

  @Test func `equal facts in another order are no difference`() {
    let expected = FileReading(facts: [fact("a", line: 1), fact("b", line: 2)])
    let actual = FileReading(facts: [fact("b", line: 2), fact("a", line: 1)])
    #expect(Comparison.differences(expected: expected, actual: actual) == [])
  }

  @Test func `what is missing, surplus or changed is told by line`() {
    let expected = FileReading(facts: [fact("b", line: 2), fact("c", line: 3, flags: "let")])
    let actual = FileReading(facts: [fact("c", line: 3), fact("d", line: 1)])
    let differences = Comparison.differences(expected: expected, actual: actual)
    #expect(
      differences.map(\.text) == [
        "declaration surplus: d ()", "declaration missing: b ()",
        "declaration flags of c: expected 'let', scanner says ''",
      ]
    )
  }

  @Test func `a fact that stands twice is expected twice`() {
    let expected = FileReading(facts: [fact("a", line: 1), fact("a", line: 1)])
    let actual = FileReading(facts: [fact("a", line: 1)])
    #expect(
      Comparison.differences(expected: expected, actual: actual).map(\.topic) == [
        "declaration missing"
      ]
    )
  }

  @Test func `behind a syntax error nothing is expected`() {
    let expected = FileReading(
      facts: [fact("a", line: 1), fact("b", line: 5)],
      firstErrorLine: 3
    )
    let actual = FileReading(facts: [fact("c", line: 4)])
    #expect(
      Comparison.differences(expected: expected, actual: actual).map(\.text) == [
        "declaration missing: a ()"
      ]
    )
  }
}
