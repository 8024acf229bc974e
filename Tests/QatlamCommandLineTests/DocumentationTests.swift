import QatlamCommandLine
import QatlamDomain
import QatlamTestSupport
import Testing

@Suite("The documentation")
struct DocumentationTests {
  @Test func `has a page for each rule, and for no other`() throws {
    let rules = RuleEntry.all.map(\.rule.rawValue)
    #expect(try RulePage.all().map(\.rule) == rules)
  }

  @Test func `names only rules that exist`() throws {
    for page in try RulePage.all() {
      let unknown = page.named.filter { RuleID(rawValue: $0) == nil }
      #expect(unknown == [], "\(page.rule).md")
    }
  }

  @Test func `shows bad code that breaks its rule, and good code that breaks none`() throws {
    for page in try RulePage.all() {
      let bad = page.files(under: "Bad")
      let good = page.files(under: "Good")
      #expect(!bad.isEmpty && !good.isEmpty, "\(page.rule).md")
      #expect(try rules(brokenBy: bad, in: page) == [page.rule], "\(page.rule).md")
      #expect(try rules(brokenBy: good, in: page) == [], "\(page.rule).md")
    }
  }

  @Test func `has a page for each command, with each of its options`() throws {
    for command in CommandName.allCases {
      let page = try Repository.text("Documentation/Commands/\(command.rawValue).md")
      let missing = CommandForm.of(command).options.map(\.spelling).filter {
        !page.contains("`\($0)`")
      }
      #expect(missing == [], "\(command.rawValue).md")
    }
  }

  @Test func `tells the exit statuses as they are`() throws {
    let page = try Repository.text("Documentation/Commands/check.md")
    #expect(ExitStatus.allCases.allSatisfy { page.contains("| \($0.rawValue) | ") })
  }

  private func rules(brokenBy files: [RulePage.File], in page: RulePage) throws -> Set<String> {
    let folder = try ScratchFolder()
    for file in files { try folder.write(file.path, file.text) }
    let style = try #require(page.style, "\(page.rule).md names no style")
    let run = try Qatlam()("check", folder.path, "--style", style, "--format", "json")
    #expect(run.errors == "")
    // Examples are pieces of apps: only the pages of these rules speak of what is not there.
    let ofWholes = Set(["empty-layer", "unlayered"]).subtracting([page.rule])
    return Set(try CheckedReport(run).findings.map(\.rule)).subtracting(ofWholes)
  }
}
