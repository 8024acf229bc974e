import QatlamTestSupport
import Testing

@Suite("Roles, edges and shapes of a project's own")
struct OwnRoleTests {
  private func write(_ settings: String, in folder: borrowing ScratchFolder) throws {
    try folder.write("Domain/UseCases/GetA.swift", "struct GetA { let bus: EventBus? }\n")
    try folder.write(
      "Data/API/AppAPI.swift",
      "final class AppAPI { static let shared = AppAPI() }\n"
    )
    try folder.write(
      "Events/EventBus.swift",
      "final class EventBus { static let shared = EventBus() }\n"
    )
    try folder.write("qatlam.yml", "version: 1\n" + settings)
  }

  private func findings(_ settings: String) throws -> [String] {
    let folder = try ScratchFolder()
    try write(settings, in: folder)
    let run = try Qatlam()("check", folder.path, "--format", "json")
    #expect(run.errors == "")
    return try CheckedReport(run).findings.map { "\($0.rule) \($0.target)" }.sorted()
  }

  @Test func `stand beside those of a style`() throws {
    let role = "style: clean\nroles: { Bus: { summary: Tells., suffix: [Bus] } }\n"
    #expect(try findings(role).contains("dependency EventBus"))
    let allowed = role + "allow: [{ from: UseCases, to: Bus, reason: events leave here }]\n"
    #expect(try !findings(allowed).contains("dependency EventBus"))
  }

  @Test func `forbid what a style allows, with their own words`() throws {
    let folder = try ScratchFolder()
    try folder.write("Presentation/Views/AView.swift", "struct AView { let a: A }\n")
    try folder.write("Domain/Entities/A.swift", "struct A {}\n")
    try folder.write(
      "qatlam.yml",
      """
      version: 1
      style: clean
      forbid: [{ from: Views, to: Entities, reason: Views show view items., remedy: Ask for an item. }]

      """
    )
    let run = try Qatlam()("check", folder.path, "--format", "json", "--rules", "dependency")
    #expect(run.output.contains(#""reason":"Views show view items.","remedy":"Ask for an item.""#))
  }

  @Test func `ask for shapes, and a role or layer has levels of its own`() throws {
    let shape = """
      style: clean
      roles: { Bus: { summary: Tells., suffix: [Bus] } }
      allow: [{ from: UseCases, to: Bus, reason: events leave here }]
      shapes: [{ roles: [Bus], no-shared-instance: true, level: error, reason: r, remedy: m }]

      """
    #expect(try severities(shape) == ["AppAPI info", "EventBus error"])
    #expect(
      try severities(shape + "rules: { singleton: { in: { API: warning } } }\n")
        == ["AppAPI warning", "EventBus error"]
    )
    #expect(
      try severities(shape + "rules: { singleton: { in: { data: error, Bus: off } } }\n")
        == ["AppAPI error"]
    )
    #expect(
      try severities(shape + "rules: { singleton: { in: { data: error, API: off } } }\n")
        == ["EventBus error"]
    )
  }

  private func severities(_ settings: String) throws -> [String] {
    let folder = try ScratchFolder()
    try write(settings, in: folder)
    let run = try Qatlam()("check", folder.path, "--format", "github")
    #expect(run.errors == "")
    return run.output.split(separator: "\n").filter { $0.contains("singleton") }.map { line in
      let target = line.contains("EventBus.swift") ? "EventBus" : "AppAPI"
      let level = line.dropFirst(2).prefix { $0 != " " }
      return "\(target) \(level == "notice" ? "info" : String(level))"
    }.sorted()
  }

  @Test(arguments: [
    (
      "style: vip\nroles: { Wroker: { suffix: A } }\n",
      "3:10: error: style 'vip' has no part 'Wroker': did you mean 'Worker'? Choose from Entities,"
    ),
    (
      "style: vip\nroles: { Worker: { suffix: A, is: [open] } }\n",
      "3:36: error: 'is' means nothing here: the style says what 'Worker' is"
    ),
    (
      "style: vip\nroles: { Bus: { summary: s } }\n",
      "3:10: error: 'Bus' has no sign by which its types are known, such as 'suffix' or 'folders'"
    ),
    (
      "style: own\n",
      "2:8: error: style 'own' has nothing but what is written here: write 'roles' or 'layers'"
    ),
    (
      "style: own\nroles: { A: { sufix: A } }\n",
      "3:15: error: unknown key 'sufix' in 'A': did you mean 'suffix'?"
    ),
    (
      "style: own\nroles: { A: { suffix: A, kinds: [strukt] } }\n",
      "3:34: error: 'kinds' does not know 'strukt': did you mean 'struct'?"
    ),
    (
      "style: own\nroles: { A: { suffix: A, is: [composed] } }\n",
      "3:31: error: 'is' does not know 'composed': choose from composition, neutral,"
    ),
    (
      "style: own\nroles: { A: { suffix: A, nested-in: [B] } }\n",
      "3:38: error: style 'own' has no part 'B': did you mean 'A'? Choose from Other, A"
    ),
    (
      "style: own\nroles: { A: { suffix: A, folders: [a/b] } }\n",
      "3:36: error: 'folders' must be a folder's name"
    ),
    (
      "style: own\nroles: { Alpha: { suffix: A }, Beta: { suffix: B } }\n"
        + "allow: [{ from: Alpha, to: Beto, reason: r }]\n",
      "4:28: error: style 'own' has no part 'Beto': did you mean 'Beta'?"
    ),
    (
      "style: own\nroles: { A: { suffix: A }, B: { suffix: B } }\n"
        + "allow: [{ from: A, to: B, reason: r }, { from: B, to: A, reason: r }]\n",
      "4:48: error: 'B' may not know 'A': 'A' knows 'B' already, and a ring has no layers"
    ),
    (
      "style: own\nroles: { A: { suffix: A }, B: { suffix: B } }\n"
        + "allow: [{ from: A, to: B, reason: r }]\n"
        + "forbid: [{ from: A, to: B, reason: r, remedy: m }]\n",
      "4:17: error: 'A' to 'B' is allowed here and forbidden: leave one out"
    ),
    (
      "style: own\nroles: { A: { suffix: A } }\nforbid: [{ reason: r, remedy: m }]\n",
      "4:10: error: 'forbid' needs 'from' or 'to': one of them may stand for everything"
    ),
    (
      "style: clean\nshapes: [{ roles: [Views], reason: r, remedy: m }]\n",
      "3:10: error: a shape asks for something: choose from kinds, made-by-composition,"
    ),
    (
      "style: clean\nshapes: [{ roles: [Views], kinds: [struct], no-ring: files, reason: r, remedy: m }]\n",
      "3:10: error: a shape asks for one thing, not for kinds and no-ring: write two shapes"
    ),
    (
      "style: clean\nshapes: [{ roles: [Viewz], kinds: [struct], reason: r, remedy: m }]\n",
      "3:20: error: style 'clean' has no part 'Viewz': did you mean 'Views'?"
    ),
    (
      "style: clean\nshapes: [{ roles: [Views], kind: [struct], reason: r, remedy: m }]\n",
      "3:28: error: unknown key 'kind' in 'shapes': did you mean 'kinds'?"
    ),
    (
      "style: clean\nshapes: [{ roles: [Views], no-ring: file, reason: r, remedy: m }]\n",
      "3:37: error: 'no-ring' does not know 'file': did you mean 'files'?"
    ),
    (
      "style: clean\nshapes: [{ roles: [Views], no-ring: files, nested: true, reason: r, remedy: m }]\n",
      "3:44: error: unknown key 'nested' in 'no-ring'"
    ),
    (
      "style: clean\nshapes: [{ roles: [Views], kinds: [struct], reason: r }]\n",
      "3:10: error: 'remedy' is missing in 'shapes'"
    ),
    (
      "style: clean\nshapes: [{ rule: leek, roles: [Views], kinds: [struct], reason: r, remedy: m }]\n",
      "3:18: error: 'rule' does not know 'leek': did you mean 'leak'?"
    ),
    (
      "style: clean\nrules: { leak: { in: { Viewz: off } } }\n",
      "3:24: error: style 'clean' has no layer or part 'Viewz': did you mean 'Views'?"
    ),
    (
      "style: clean\nrules: { cycle: { file: off } }\n",
      "3:19: error: unknown key 'file' in 'cycle': did you mean 'files'?"
    ),
    (
      "style: clean\nfeatures: { folders: [A], reason: r }\n",
      "3:11: error: 'remedy' is missing in 'features'"
    ),
    (
      "style: clean\nimports: [{ roles: [Views], kinds: [uy], reason: r, remedy: m }]\n",
      "3:37: error: 'kinds' does not know 'uy': did you mean 'ui'?"
    ),
  ])
  func `are refused where they are mistaken, with the place and what is meant`(
    settings: String,
    message: String
  ) throws {
    let folder = try ScratchFolder()
    try write(settings, in: folder)
    let run = try Qatlam()("check", ".", in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("qatlam.yml:" + message), "\(run.errors)")
  }
}
