import QatlamBlueprints
import QatlamDomain
import QatlamUseCases
import Testing

@Suite("qatlam.yml")
struct ConfigurationReaderTests {
  typealias Problem = ConfigurationFault.Problem

  private static let keys = [
    "version", "style", "roots", "exclude", "layers", "roles", "allow", "forbid", "imports",
    "features", "shapes", "rules", "modules", "router-owner", "baseline",
  ]
  private static let styles = BuiltInBlueprints().styles + ["own"]

  private static let signs = [
    "suffix", "file-suffix", "folders", "paths", "kinds", "inherits", "attributes", "nested-in",
    "in-feature",
  ]

  @Test func `is read key by key, with places`() throws {
    let text = """
      version: 1
      style: clean                 # the built-in blueprint to start from
      roots: [App]
      exclude: ["App/Generated/**"]
      layers:
        Entities: [App/Model/**]
      roles:
        Worker: { suffix: [Worker, Provider] }
      allow:
        - { from: ViewModels, to: Entities, reason: "lists show entities" }
      rules:
        storyboard: off
        leak: { level: error }
      modules:
        network: [OurHTTP]
      router-owner: view
      baseline: ./qatlam-baseline.json
      """
    var expected = Configuration(file: "qatlam.yml")
    expected.style = .init("clean", line: 2, column: 8)
    expected.roots = [.init("App", line: 3, column: 9)]
    expected.exclude = [.init("App/Generated/**", line: 4, column: 11)]
    expected.layers = [
      .init(
        name: .init("Entities", line: 6, column: 3),
        values: [.init("App/Model/**", line: 6, column: 14)]
      )
    ]
    expected.roles = [
      .init(
        .init("Worker", line: 8, column: 3),
        signs: [
          [.suffix([.init("Worker", line: 8, column: 22), .init("Provider", line: 8, column: 30)])]
        ]
      )
    ]
    expected.allow = [
      .init(
        from: .init("ViewModels", line: 10, column: 13),
        to: .init("Entities", line: 10, column: 29),
        reason: "lists show entities"
      )
    ]
    expected.rules = [.init(.storyboard, .off), .init(.leak, .error)]
    expected.modules = [
      .init(
        name: .init("network", line: 15, column: 3),
        values: [.init("OurHTTP", line: 15, column: 13)]
      )
    ]
    expected.routerOwner = .init("view", line: 16, column: 15)
    expected.baseline = .init("qatlam-baseline.json", line: 17, column: 11)
    #expect(try configuration(text) == expected)
  }

  @Test func `may say nothing but its version`() throws {
    #expect(try configuration("version: 1\n") == Configuration(file: "qatlam.yml"))
  }

  @Test(arguments: [
    ("", 1, 1, Problem.missingKey("version", inside: "the file")),
    ("# nothing\n", 1, 1, .missingKey("version", inside: "the file")),
    ("style: vip\n", 1, 1, .missingKey("version", inside: "the file")),
    ("version: 2\n", 1, 10, .unknownVersion("2")),
    ("- version\n", 1, 1, .wrongType(key: "the file", expected: "keys with values")),
    (
      "version: 1\nstlye: vip\n", 2, 1,
      .unknownKey("stlye", inside: "the file", known: keys)
    ),
    ("version: 1\nstyle: vip\nstyle: vip\n", 3, 1, .duplicateKey("style", firstLine: 2)),
    ("version: 1\nstyle: vipr\n", 2, 8, .unknownStyle("vipr", known: styles)),
    ("version: 1\nstyle: [vip]\n", 2, 8, .wrongType(key: "style", expected: "a text")),
    ("version: 1\nstyle:\n", 2, 7, .wrongType(key: "style", expected: "a text")),
    ("version: 1\nroots: []\n", 2, 8, .wrongType(key: "roots", expected: "a list of texts")),
    ("version: 1\nroots: [/App]\n", 2, 9, .pathOutside("/App", key: "roots")),
    ("version: 1\nroots: [a/../b]\n", 2, 9, .pathOutside("a/../b", key: "roots")),
    ("version: 1\nroots: [App, App]\n", 2, 14, .duplicateValue("App", key: "roots")),
    ("version: 1\nexclude: [\"[a]\"]\n", 2, 11, .invalidPattern("[a]")),
    (
      "version: 1\nlayers: [a]\n", 2, 9,
      .wrongType(key: "layers", expected: "keys with values")
    ),
    (
      "version: 1\nlayers:\n  Data: [A/**]\n  Domain: [A/**]\n", 4, 12,
      .duplicateValue("A/**", key: "layers")
    ),
    (
      "version: 1\nroles:\n  Worker: { ending: [A] }\n", 3, 13,
      .unknownKey("ending", inside: "Worker", known: signs + ["or", "summary", "is"])
    ),
    ("version: 1\nroles:\n  Worker: {}\n", 3, 3, .missingKey("suffix", inside: "Worker")),
    (
      "version: 1\nallow:\n  from: A\n", 3, 3,
      .wrongType(key: "allow", expected: "a list of edges with from, to and reason")
    ),
    (
      "version: 1\nallow:\n  - { from: A, to: B }\n", 3, 5,
      .missingKey("reason", inside: "allow")
    ),
    (
      "version: 1\nallow:\n  - { from: A, to: B, reason: r }\n  - { from: A, to: B, reason: s }\n",
      4, 13, .duplicateValue("A → B", key: "allow")
    ),
    ("version: 1\nrules:\n  dependancy: off\n", 3, 3, .unknownRule("dependancy")),
    (
      "version: 1\nrules:\n  leak: loud\n", 3, 9,
      .unknownValue("loud", key: "leak", known: ["error", "warning", "info", "off"])
    ),
    (
      "version: 1\nrules:\n  leak: { lvl: error }\n", 3, 11,
      .unknownKey("lvl", inside: "leak", known: ["level", "in"])
    ),
    ("version: 1\nrules:\n  leak: {}\n", 3, 9, .missingKey("level", inside: "leak")),
    (
      "version: 1\nmodules:\n  netwrk: [A]\n", 3, 3,
      .unknownKey(
        "netwrk",
        inside: "modules",
        known: [
          "foundation", "ui", "network", "persistence", "reactive", "apple", "own", "vendor",
        ]
      )
    ),
    (
      "version: 1\nmodules:\n  ui: [A]\n  network: [A]\n", 4, 13,
      .duplicateValue("A", key: "modules")
    ),
    (
      "version: 1\nrouter-owner: model\n", 2, 15,
      .unknownValue("model", key: "router-owner", known: ["view", "presenter", "interactor"])
    ),
    ("version: 1\nbaseline: ../b.json\n", 2, 11, .pathOutside("../b.json", key: "baseline")),
    ("version: &a 1\n", 1, 10, .unsupported("an anchor")),
    ("version: 1\nroots: *a\n", 2, 8, .unsupported("an alias")),
    ("version: !!int 1\n", 1, 10, .unsupported("a tag")),
    ("version: 1\n---\nversion: 1\n", 2, 1, .unsupported("a second document")),
    ("? [a]\n: 1\n", 1, 3, .wrongType(key: "a key", expected: "a word")),
  ])
  func `refuses what it does not know, with the place`(
    text: String,
    line: Int,
    column: Int,
    problem: Problem
  ) {
    let fault = ConfigurationFault(file: "qatlam.yml", line: line, column: column, problem)
    #expect(throws: fault) { try configuration(text) }
  }

  @Test func `names the place where a text is no YAML`() {
    let fault = #expect(throws: ConfigurationFault.self) {
      try configuration("version: 1\nroots: [App\nstyle: vip\n")
    }
    #expect(fault?.line == 3)
    guard case .syntax(let reason)? = fault?.problem else {
      Issue.record("\(String(describing: fault)) is no syntax fault")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func `is not nested deeper than any setting`() {
    let fault = #expect(throws: ConfigurationFault.self) {
      try configuration("version: " + String(repeating: "[", count: 400))
    }
    #expect(fault?.file == "qatlam.yml")
  }

  @Test func `never traps, whatever its bytes`() {
    for byte in UInt8.min...UInt8.max {
      // Only that there is an end matters here: a value or a fault.
      _ = try? ConfigurationReader().configuration([byte, 0x3A, byte, 0x0A, byte], in: "f")
    }
    #expect(throws: ConfigurationFault.self) { try configuration("version: \u{0}1") }
  }

  private func configuration(_ text: String) throws(ConfigurationFault) -> Configuration {
    try ConfigurationReader().configuration(Array(text.utf8), in: "qatlam.yml")
  }
}
