import QatlamReports
import QatlamUseCases
import Testing

@Suite("A mistake in settings")
struct ConfigurationFaultTextTests {
  @Test(arguments: [
    (
      ConfigurationFault.Problem.syntax("did not find expected ','"),
      "this is no YAML: did not find expected ','"
    ),
    (.unsupported("an alias"), "an alias is not read here: write the value out"),
    (.unsupported("so deep a nesting"), "so deep a nesting is not read here"),
    (.wrongType(key: "style", expected: "a text"), "'style' must be a text"),
    (
      .unknownKey("stlye", inside: "the file", known: ["style", "roots"]),
      "unknown key 'stlye' in 'the file': did you mean 'style'? Choose from style, roots"
    ),
    (
      .unknownKey("zzz", inside: "leak", known: ["level"]),
      "unknown key 'zzz' in 'leak': choose from level"
    ),
    (
      .duplicateKey("style", firstLine: 2),
      "'style' is written twice, first in line 2: leave one out"
    ),
    (
      .missingKey("version", inside: "the file"),
      "'version' is missing in 'the file': begin with 'version: 1'"
    ),
    (.missingKey("reason", inside: "allow"), "'reason' is missing in 'allow'"),
    (.unknownVersion("2"), "version '2' is not known: write 'version: 1'"),
    (
      .unknownValue("viw", key: "router-owner", known: ["view", "presenter"]),
      "'router-owner' does not know 'viw': did you mean 'view'? Choose from view, presenter"
    ),
    (.duplicateValue("A/**", key: "layers"), "'A/**' is written twice in 'layers': leave one out"),
    (
      .unknownStyle("vipr", known: ["vip", "clean"]),
      "unknown style 'vipr': did you mean 'vip'? Choose from vip, clean"
    ),
    (
      .unknownRule("dependancy"),
      "unknown rule 'dependancy': did you mean 'dependency'? 'qatlam rules' lists them"
    ),
    (.unknownRule("zzz"), "unknown rule 'zzz': 'qatlam rules' lists them"),
    (
      .unknownLayer("Entites", style: "clean", known: ["domain", "Entities"]),
      "style 'clean' has no layer or part 'Entites': did you mean 'Entities'? Choose from domain,"
        + " Entities"
    ),
    (
      .unknownPart("Wrker", style: "vip", known: ["Worker"]),
      "style 'vip' has no part 'Wrker': did you mean 'Worker'? Choose from Worker"
    ),
    (
      .invalidPattern("[a]"),
      "'[a]' is no pattern of paths: write it relative to this file with '*', '?' and '**' between"
        + " slashes, and a backslash before '[', ']', '{' or '}'"
    ),
    (
      .fitsNothing("A/**", key: "Entities"),
      "'A/**' in 'Entities' fits no Swift file: mend it or leave it out"
    ),
    (
      .missingFile("b.json", key: "baseline"),
      "there is no file 'b.json', which 'baseline' names: write it with 'qatlam baseline'"
    ),
    (
      .pathOutside("../a", key: "roots"),
      "'../a' in 'roots' must be a path inside this file's folder"
    ),
    (
      .closesRing(from: "Entities", to: "UseCases"),
      "'Entities' may not know 'UseCases': 'UseCases' knows 'Entities' already, and a ring has no"
        + " layers"
    ),
    (
      .needlessEdge(from: "Views", to: "ViewModels"),
      "'Views' may know 'ViewModels' anyway: leave the line out"
    ),
    (
      .meaningless(key: "router-owner", style: "clean"),
      "'router-owner' means nothing in style 'clean': leave it out"
    ),
  ])
  func `is told with its place and what to write`(
    problem: ConfigurationFault.Problem,
    sentence: String
  ) {
    let fault = ConfigurationFault(file: "a\u{1B}/qatlam.yml", line: 3, column: 9, problem)
    #expect(
      ConfigurationFaultText.text(for: fault) == "a\\u{1B}/qatlam.yml:3:9: error: " + sentence
    )
  }
}
