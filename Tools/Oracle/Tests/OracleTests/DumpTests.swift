import OracleDump
import OracleFacts
import Testing

@Suite struct DumpTests {
  @Test func `numbers in a dump become kinds and places`() throws {
    let lines = [
      #"{"declarations":2,"fact":"file","file":"a.swift","generated":false,"imports":0,"lines":1,"references":1}"#,
      #"{"column":5,"endLine":1,"fact":"declaration","file":"a.swift","flags":["let","initialValue"],"id":1,"kind":"var","line":1,"name":"a\u00e9\n","parent":0,"startLine":1,"value":0}"#,
      #"{"base":"implicit","column":10,"components":[{"arguments":2,"column":10,"flags":["called"],"line":1,"name":"b"}],"context":{"of":1,"place":"initialValue"},"fact":"reference","file":"a.swift","id":0,"line":1,"name":"b","role":"expression","scope":1}"#,
    ]
    let file = DumpedFile(path: "a.swift", lines: lines.map { Array($0.utf8) })
    let facts = try file.reading().facts
    #expect(facts.map(\.key) == ["file", "var 1:5", "expression 1:10"])
    #expect(
      facts[1].fields.map(\.value) == [
        "aé\n", "", "initialValue let", "", "1-1", "declaration 0, which is not there",
        "expression 1:10", "", "",
      ]
    )
    #expect(
      facts[2].fields.map(\.value) == [
        "implicit", "b[called]/2@1:10", "var 1:5", "initialValue of var 1:5",
      ]
    )
  }

  @Test func `a line that is no JSON is refused`() {
    for text in ["{", #"{"a":}"#, "[1,]", #""a"#, "nul", "1 2", "-"] {
      let file = DumpedFile(path: "a.swift", lines: [Array(text.utf8)])
      #expect(throws: DumpError.malformed) { try file.reading() }
    }
  }
}
