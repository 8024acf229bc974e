import Testing

@testable import UserScene

@Suite("The command line")
struct ArgumentReaderTests {
  @Test(arguments: [
    ([], Invocation.show(.init(), json: false)),
    (["show"], .show(.init(), json: false)),
    (["--json", "--id", "3"], .show(.init(userID: 3), json: true)),
    (
      ["show", "--id=3", "--language", "tr"],
      .show(.init(userID: 3, language: .turkish), json: false)
    ),
    (
      ["--api", "http://127.0.0.1:80/base"],
      .show(.init(source: .server("http://127.0.0.1:80/base")), json: false)
    ),
    (["--file", "a b.json", "show"], .show(.init(source: .file("a b.json")), json: false)),
    (["edit"], .edit(.init(), name: nil, email: nil)),
    (["edit", "--name", "", "--email=a=b"], .edit(.init(), name: "", email: "a=b")),
    (["edit", "--name", "-x"], .edit(.init(), name: "-x", email: nil)),
    (["edit", "--name=--x"], .edit(.init(), name: "--x", email: nil)),
    (["show", "--help"], .help),
    (["-h"], .help),
    (["--version"], .version),
  ])
  func `is read`(words: [String], invocation: Invocation) throws {
    #expect(try ArgumentReader.invocation(of: words) == invocation)
  }

  @Test(arguments: [
    (["print"], Misuse.unknownCommand("print")),
    ([""], .unknownCommand("")),
    (["show", "edit"], .strayWord("edit")),
    (["--nam", "x"], .unknownOption("--nam")),
    (["-x"], .unknownOption("-x")),
    (["-"], .unknownOption("-")),
    (["--id"], .missingValue(.id)),
    (["--file", "--json"], .missingValue(.file)),
    (["--file="], .missingValue(.file)),
    (["--json=yes"], .unwantedValue(.json)),
    (["--id", "1", "--id=2"], .repeated(.id)),
    (["--name", "x"], .misplaced(.name, command: "show")),
    (["show", "--email", "x"], .misplaced(.email, command: "show")),
    (["edit", "--json"], .misplaced(.json, command: "edit")),
    (["--id", "0"], .badNumber("0")),
    (["--id", "-1"], .badNumber("-1")),
    (["--id", "99999999999999999999"], .badNumber("99999999999999999999")),
    (["--id", "one"], .badNumber("one")),
    (["--api", "127.0.0.1:80"], .badAddress("127.0.0.1:80")),
    (["--api", "ftp://host"], .badAddress("ftp://host")),
    (["--api", "http://"], .badAddress("http://")),
    (["--api", "http://me:secret@host"], .badAddress("http://me:secret@host")),
    (["--api", "http://host/?a=b"], .badAddress("http://host/?a=b")),
    (["--language", "de"], .badLanguage("de")),
    (["--api", "http://host", "--file", "x"], .twoSources),
  ])
  func `is refused with the reason`(words: [String], misuse: Misuse) {
    #expect(throws: misuse) { try ArgumentReader.invocation(of: words) }
  }

  @Test func `has words for every misuse, each with a remedy`() {
    let all: [Misuse] = [
      .unknownCommand("x"), .unknownOption("x"), .strayWord("x"), .missingValue(.id),
      .unwantedValue(.json), .repeated(.id), .misplaced(.json, command: "edit"), .badNumber("x"),
      .badAddress("x"), .badLanguage("x"), .twoSources, .nothingToChange, .noHome,
    ]

    let messages = all.map(\.message)
    #expect(Set(messages).count == all.count)
    #expect(messages.filter { !$0.contains(": ") } == [])
  }

  @Test func `is explained option by option`() {
    #expect(Option.allCases.filter { !Usage.text.contains($0.rawValue) } == [])
  }
}
