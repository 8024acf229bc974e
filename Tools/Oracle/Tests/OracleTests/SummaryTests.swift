import OracleFacts
import Testing

@Suite struct SummaryTests {
  private let fact = Fact(kind: .reference, key: "a", line: 1, fields: [])

  @Test func `counts are told by topic, most frequent first`() {
    let sound = FileReading(facts: [fact, fact])
    let other = Fact(kind: .import, key: "b", line: 1, fields: [])
    var summary = Summary()
    summary.add(expected: sound, differences: [])
    summary.add(
      expected: sound,
      differences: [
        Difference(fact: other, matter: .missing), Difference(fact: fact, matter: .surplus),
        Difference(fact: fact, matter: .surplus),
      ]
    )
    #expect(
      summary.text == """
        2 files compared, 1 equal, 1 different (50.00 % equal)
        facts: reference 4
          reference surplus: 2 in 1 files
          import missing: 1 in 1 files
        """
    )
    #expect(summary.differentInAll == 1)
  }

  @Test func `files with errors are counted apart`() {
    var summary = Summary()
    summary.add(expected: FileReading(facts: [], firstErrorLine: 1), differences: [])
    summary.addUnjudged()
    #expect(
      summary.text == """
        0 files compared, 0 equal, 0 different (100 % equal)
        1 files with syntax errors, 1 equal up to the first error
        1 files nest too deep for the toolchain's parser
        facts: 
        """
    )
    #expect(summary.differentInAll == 0)
  }
}
