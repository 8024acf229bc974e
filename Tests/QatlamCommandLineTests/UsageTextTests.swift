import QatlamCommandLine
import QatlamDomain
import QatlamTestSupport
import Testing

@Suite("What the command line says")
struct UsageTextTests {
  @Test func `help tells every command, option and exit status`() throws {
    let pages = [HelpText.text(for: nil)] + CommandName.allCases.map { HelpText.text(for: $0) }
    try expectGolden(pages.joined(separator: "\n---\n\n"), named: "help.txt")
  }

  @Test func `help fits a terminal of 100 columns`() {
    let pages = [HelpText.text(for: nil)] + CommandName.allCases.map { HelpText.text(for: $0) }
    let long = pages.flatMap { $0.split(separator: "\n") }.filter { $0.count > 100 }
    #expect(long == [])
  }

  @Test(arguments: [
    (UsageFault.noCommand, "no command: write 'qatlam check PATH --style STYLE', or 'qatlam help'"),
    (.unknownCommand("chekc"), "unknown command 'chekc': did you mean 'check'?"),
    (.unknownCommand("paint"), "unknown command 'paint'; see 'qatlam help'"),
    (
      .unknownOption("--sytle", command: .check, known: ["--style", "--rules"]),
      "unknown option '--sytle': did you mean '--style'?"
    ),
    (
      .unknownOption("-x", command: .check, known: ["--style"]),
      "unknown option '-x'; see 'qatlam help check'"
    ),
    (
      .unknownStyle("vipe", known: ["clean", "vip", "viper"]),
      "unknown style 'vipe': did you mean 'vip'? Choose from clean, vip, viper"
    ),
    (.unknownStyle("mvc", known: ["clean"]), "unknown style 'mvc': choose from clean"),
    (.unknownRule("dependancy"), "unknown rule 'dependancy': did you mean 'dependency'?"),
    (.unknownRule("feature"), "unknown rule 'feature': did you mean 'feature-border'?"),
    (.unknownRule("xyz"), "unknown rule 'xyz'; see 'qatlam rules'"),
    (
      .missingValue(option: "style", value: "STYLE"),
      "'--style' needs a value: write '--style STYLE'"
    ),
    (.repeatedOption("style"), "'--style' is given twice: leave one out"),
    (
      .unknownDump("fact", known: ["facts", "references"]),
      "cannot dump 'fact': did you mean 'facts'? Choose from facts, references"
    ),
    (
      .sameDestination("standard output"),
      "two reports would go to standard output: give each a file of its own, as in 'json=report.json'"
    ),
  ])
  func `a fault says what to write instead`(fault: UsageFault, text: String) {
    #expect(fault.text == text)
  }

  @Test func `exit statuses follow verdict and strictness`() {
    let verdicts: [Verdict] = [.clean, .warned, .broken]
    #expect(verdicts.map { ExitStatus($0, isStrict: false) } == [.clean, .clean, .broken])
    #expect(verdicts.map { ExitStatus($0, isStrict: true) } == [.clean, .broken, .broken])
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3])
  }
}
