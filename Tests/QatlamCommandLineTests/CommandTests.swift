import QatlamCommandLine
import QatlamDomain
import QatlamUseCases
import Testing

@Suite("A command line")
struct CommandTests {
  private static let styles = ["clean", "vip", "viper", "clean-viper"]

  @Test func `check takes a path, a style, rules, globs and formats in any order`() throws {
    let command = try command(
      "check",
      "--style=clean",
      "--rules",
      "dependency,import",
      "App",
      "--exclude",
      "Gen/**",
      "--config",
      "other.yml",
      "--format",
      "text",
      "--exclude=B",
      "--format=json=out=1.json",
      "--strict",
      "--color",
      "never"
    )
    guard case .check(let arguments) = command else {
      Issue.record("\(command) is not check")
      return
    }
    #expect(
      arguments.request
        == CheckRequest(
          ProjectRequest(
            path: "App",
            style: "clean",
            config: "other.yml",
            exclude: ["Gen/**", "B"]
          ),
          rules: .only([.dependency, .import])
        )
    )
    #expect(arguments.outputs.map(\.format) == [.text, .json])
    #expect(arguments.outputs.map(\.file) == [nil, "out=1.json"])
    #expect(arguments.isStrict)
    #expect(arguments.color == .never)
  }

  @Test func `check reads the current folder and prints text where nothing else is said`() throws {
    guard case .check(let arguments) = try command("check", "--style", "vip") else {
      Issue.record("not check")
      return
    }
    #expect(arguments.request == CheckRequest(ProjectRequest(path: ".", style: "vip")))
    #expect(arguments.outputs.map(\.format) == [.text])
    #expect(arguments.outputs.map(\.file) == [nil])
    #expect(!arguments.isStrict)
    #expect(arguments.color == .auto)
  }

  @Test(arguments: [("default", CheckRequest.RuleSelection.standard), ("all", .all)])
  func `rules are chosen by word`(word: String, selection: CheckRequest.RuleSelection) throws {
    guard case .check(let arguments) = try command("check", "--style", "vip", "--rules", word)
    else {
      Issue.record("not check")
      return
    }
    #expect(arguments.request.rules == selection)
  }

  @Test func `what follows two dashes is an operand`() throws {
    guard case .check(let arguments) = try command("check", "--style", "vip", "--", "--help") else {
      Issue.record("not check")
      return
    }
    #expect(arguments.request.project.path == "--help")
  }

  @Test(arguments: ["UseCases→Data", "UseCases->Data", "UseCases -> Data", " UseCases → Data "])
  func `an edge is written with an arrow`(text: String) throws {
    guard case .explain(let arguments) = try command("explain", text) else {
      Issue.record("not explain")
      return
    }
    #expect(arguments.subject == .edge(from: "UseCases", to: "Data"))
  }

  @Test func `an edge is also two words, and a rule is one`() throws {
    guard case .explain(let edge) = try command("explain", "A", "B", "--style", "vip"),
      case .explain(let rule) = try command("explain", "stale-suppression")
    else {
      Issue.record("not explain")
      return
    }
    #expect(edge.subject == .edge(from: "A", to: "B"))
    #expect(edge.style == "vip")
    #expect(rule.subject == .rule(.staleSuppression))
    #expect(rule.style == nil)
  }

  @Test func `dump takes a subject and a path`() throws {
    guard
      case .dump(let facts) = try command("dump", "facts", "App", "--format", "json"),
      case .dump(let references) = try command("dump", "references", "--exclude", "x")
    else {
      Issue.record("not dump")
      return
    }
    #expect(facts.subject == .facts)
    #expect(facts.path == "App")
    #expect(references.subject == .references)
    #expect(references.path == ".")
    #expect(references.exclude == ["x"])
  }

  @Test(arguments: [
    (["--help"], Command.help(nil)), (["-h"], .help(nil)), (["help"], .help(nil)),
    (["help", "check"], .help(.check)), (["check", "--help"], .help(.check)),
    (["check", "--style", "-h"], .help(.check)), (["--version"], .version),
  ])
  func `help and version are asked for in every usual way`(words: [String], asked: Command) throws {
    #expect(try Command(words, styles: Self.styles) == asked)
  }

  @Test(arguments: [
    ([], UsageFault.noCommand),
    (["chekc"], .unknownCommand("chekc")),
    (["help", "me"], .unknownCommand("me")),
    (
      ["--style", "vip"], .unknownOption("--style", command: .help, known: ["--help", "--version"])
    ),
    (["check", "--style"], .missingValue(option: "style", value: "STYLE")),
    (["check", "--style="], .missingValue(option: "style", value: "STYLE")),
    (["check", "--style", "--strict"], .missingValue(option: "style", value: "STYLE")),
    (["check", "--style", "mvc"], .unknownStyle("mvc", known: styles)),
    (["rules", "--style", "mvc"], .unknownStyle("mvc", known: styles)),
    (["check", "--style", "vip", "--style", "vip"], .repeatedOption("style")),
    (["check", "--style", "vip", "a", "b"], .unexpectedOperand("b", command: .check)),
    (["check", "--style", "vip", "--strict=yes"], .unexpectedValue(option: "strict")),
    (["check", "--style", "vip", "--rules", "dependancy"], .unknownRule("dependancy")),
    (["check", "--style", "vip", "--rules", "import,"], .unknownRule("")),
    (
      ["check", "--style", "vip", "--format", "xml"],
      .unknownValue(
        "xml",
        option: "format",
        known: ["text", "json", "xcode", "github", "sarif"]
      )
    ),
    (
      ["check", "--style", "vip", "--format", "json="],
      .missingValue(option: "format", value: "json=FILE")
    ),
    (
      ["check", "--style", "vip", "--format", "json", "--format", "text"],
      .sameDestination("standard output")
    ),
    (
      ["check", "--style", "vip", "--format", "json=a", "--format", "text=a"],
      .sameDestination("'a'")
    ),
    (
      ["check", "--style", "vip", "--color", "red"],
      .unknownValue("red", option: "color", known: ["auto", "always", "never"])
    ),
    (["explain"], .missingOperand("a rule or an edge such as 'UseCases->Data'", command: .explain)),
    (["explain", "dependancy"], .unknownRule("dependancy")),
    (["dump"], .missingOperand("'facts' or 'references'", command: .dump)),
    (["dump", "fact"], .unknownDump("fact", known: ["facts", "references"])),
    (["rules", "x"], .unexpectedOperand("x", command: .rules)),
  ])
  func `what makes no sense is refused`(words: [String], fault: UsageFault) {
    #expect(throws: fault) { try Command(words, styles: Self.styles) }
  }

  private func command(_ words: String...) throws -> Command {
    try Command(words, styles: Self.styles)
  }
}
