import QatlamTestSupport
import Testing

/// Every kind of mistake in `qatlam.yml`, as a person sees it: the place, what is wrong, and what to write instead.
@Suite("A mistake in qatlam.yml")
struct SettingsMistakeTests {
  private static let deep =
    String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
  private static let keys =
    "choose from version, style, roots, exclude, layers, roles, allow, forbid, imports, features,"
    + " shapes, rules, modules, router-owner, baseline"

  @Test(arguments: [
    // Syntax and encoding.
    ("roots: [App\nstyle: vip\n", "3:6: error: this is no YAML: did not find expected ',' or ']'"),
    (
      "\tstyle: vip\n",
      "2:1: error: this is no YAML: found a tab character that violates indentation"
    ),
    ("style: \"vip\n", "3:1: error: this is no YAML: found unexpected end of stream"),
    ("style: v\u{0}\n", "2:9: error: this is no YAML: control characters are not allowed"),
    // What YAML can do and no setting needs.
    (
      "a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\n",
      "2:4: error: an anchor is not read here: write the value out"
    ),
    ("roots: *a\n", "2:8: error: an alias is not read here: write the value out"),
    ("roots: !!set {}\n", "2:8: error: a tag is not read here: write the value out"),
    ("---\nversion: 1\n", "2:1: error: a second document is not read here"),
    ("layers: \(deep)", "2:24: error: so deep a nesting is not read here"),
    // Keys and types.
    (
      "stlye: vip\n",
      "2:1: error: unknown key 'stlye' in 'the file': did you mean 'style'? C\(keys.dropFirst())"
    ),
    (
      "roles: { A: { ending: x } }\n",
      "2:15: error: unknown key 'ending' in 'A': choose from suffix, file-suffix, folders,"
        + " paths, kinds, inherits, attributes, nested-in, in-feature, or, summary, is"
    ),
    (
      "rules: { leak: { lvl: off } }\n",
      "2:18: error: unknown key 'lvl' in 'leak': choose from level, in"
    ),
    (
      "style: vip\nstyle: clean\n",
      "3:1: error: 'style' is written twice, first in line 2: leave one out"
    ),
    ("style: [vip]\n", "2:8: error: 'style' must be a text"),
    ("roots: {}\n", "2:8: error: 'roots' must be a list of texts"),
    ("roots: []\n", "2:8: error: 'roots' must be a list of texts"),
    ("layers: [A]\n", "2:9: error: 'layers' must be keys with values"),
    ("allow: x\n", "2:8: error: 'allow' must be a list of edges with from, to and reason"),
    ("allow: [{ from: A, to: B }]\n", "2:9: error: 'reason' is missing in 'allow'"),
    ("roles: { A: {} }\n", "2:10: error: 'suffix' is missing in 'A'"),
    ("? [a]\n: 1\n", "2:3: error: 'a key' must be a word"),
    // Words.
    (
      "style: vipr\n",
      "2:8: error: unknown style 'vipr': did you mean 'vip'? Choose from clean, vip, viper, clean-viper, own"
    ),
    (
      "rules: { dependancy: off }\n",
      "2:10: error: unknown rule 'dependancy': did you mean 'dependency'? 'qatlam rules' lists them"
    ),
    (
      "rules: { leak: loud }\n",
      "2:16: error: 'leak' does not know 'loud': choose from error, warning, info, off"
    ),
    (
      "router-owner: viw\n",
      "2:15: error: 'router-owner' does not know 'viw': did you mean 'view'? Choose from view, presenter, interactor"
    ),
    (
      "modules: { netwrk: [A] }\n",
      "2:12: error: unknown key 'netwrk' in 'modules': did you mean 'network'? Choose from foundation, ui, network, persistence, reactive, apple, own, vendor"
    ),
    ("roots: [App, App]\n", "2:14: error: 'App' is written twice in 'roots': leave one out"),
    // Paths and patterns.
    ("roots: [/etc]\n", "2:9: error: '/etc' in 'roots' must be a path inside this file's folder"),
    (
      "baseline: ../b.json\n",
      "2:11: error: '../b.json' in 'baseline' must be a path inside this file's folder"
    ),
    (
      "exclude: ['[a]']\n",
      "2:11: error: '[a]' is no pattern of paths: write it relative to this file with '*', '?' and '**' between slashes, and a backslash before '[', ']', '{' or '}'"
    ),
    ("roots: [Ap]\n", "2:9: error: 'Ap' in 'roots' fits no Swift file: mend it or leave it out"),
    (
      "style: clean\nlayers: { domain: [Nowhere/**] }\n",
      "3:20: error: 'Nowhere/**' in 'domain' fits no Swift file: mend it or leave it out"
    ),
    (
      "style: clean\nbaseline: gone.json\n",
      "3:11: error: there is no file 'gone.json', which 'baseline' names: write it with 'qatlam baseline'"
    ),
    // Against the style.
    (
      "style: clean\nlayers: { Entites: [App/**] }\n",
      "3:11: error: style 'clean' has no layer or part 'Entites': did you mean 'Entities'?"
    ),
    (
      "style: clean\nroles: { Viewz: { suffix: A } }\n",
      "3:10: error: style 'clean' has no part 'Viewz': did you mean 'Views'?"
    ),
    (
      "style: clean\nallow: [{ from: Entities, to: UseCases, reason: r }]\n",
      "3:17: error: 'Entities' may not know 'UseCases': 'UseCases' knows 'Entities' already, and a ring has no layers"
    ),
    (
      "style: clean\nallow: [{ from: UseCases, to: Entities, reason: r }]\n",
      "3:17: error: 'UseCases' may know 'Entities' anyway: leave the line out"
    ),
    (
      "style: clean\nrouter-owner: view\n",
      "3:15: error: 'router-owner' means nothing in style 'clean': leave it out"
    ),
  ])
  func `is told with its place and what to write`(text: String, message: String) throws {
    try expect(Array("version: 1\n\(text)".utf8), message)
  }

  @Test(arguments: [
    ("", "1:1: error: 'version' is missing in 'the file': begin with 'version: 1'"),
    ("style: vip\n", "1:1: error: 'version' is missing in 'the file': begin with 'version: 1'"),
    ("version: 2\n", "1:10: error: version '2' is not known: write 'version: 1'"),
    ("- version\n", "1:1: error: 'the file' must be keys with values"),
  ])
  func `at its beginning is told`(text: String, message: String) throws {
    try expect(Array(text.utf8), message)
  }

  @Test func `in its encoding is told with the place`() throws {
    let latin = Array("version: 1\n# h\u{E9}llo ".utf8) + [0xE9, 0x0A]
    try expect(latin, "2:9: error: this is no YAML: it is not in UTF-8, save it so")
  }

  @Test func `in its size is told before it is read`() throws {
    let text =
      "version: 1\n" + String(repeating: "# \(String(repeating: "x", count: 78))\n", count: 13_200)
    try expect(Array(text.utf8), "1:1: error: a file of more than 1 MiB is not read here")
  }

  private func expect(
    _ bytes: [UInt8],
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try ScratchFolder()
    try folder.write("App/Domain/Entities/Order.swift", "struct Order {}\n")
    try folder.write("qatlam.yml", bytes)
    let run = try Qatlam()("check", ".", in: folder.path)
    #expect(run.status == 2, sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    #expect(
      run.errors.hasPrefix("qatlam.yml:" + message),
      "\(run.errors)",
      sourceLocation: sourceLocation
    )
  }
}
