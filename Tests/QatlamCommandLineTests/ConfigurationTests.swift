import QatlamTestSupport
import Testing

@Suite("A project's settings")
struct ConfigurationTests {
  /// An entity that names a view model, in folders that no style knows.
  private func writeApp(in folder: borrowing ScratchFolder, at path: String = "App") throws {
    try folder.write("\(path)/Stuff/Cart.swift", "struct Cart { var screen: CartScreenModel? }\n")
    try folder.write("\(path)/Show/CartScreenModel.swift", "final class CartScreenModel {}\n")
  }

  private let settings = """
    version: 1
    style: clean
    layers:
      Entities: [App/Stuff/**]
      ViewModels: [App/Show/**]

    """

  private let finding = CheckedReport.Found(
    rule: "dependency",
    file: "App/Stuff/Cart.swift",
    line: 1,
    target: "CartScreenModel"
  )

  @Test func `give folders their layer`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("qatlam.yml", settings)
    #expect(try check(folder.path) == [finding])
  }

  @Test func `are found above PATH in a repository, and paths are relative to them`() throws {
    let folder = try ScratchFolder()
    try folder.folder(".git")
    try writeApp(in: folder)
    try folder.write("qatlam.yml", settings)
    #expect(try check(folder.path("App/Stuff")) == [finding])
    #expect(try check(folder.path("App/Show")) == [])
  }

  @Test func `are not looked for above a folder that is in no repository`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("qatlam.yml", "nonsense")
    let run = try Qatlam()("check", folder.path("App"), "--style", "clean")
    #expect(run.status == 0)
  }

  @Test func `may be named, and lose to --style`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("other.yml", "version: 1\nstyle: vip\n")
    let qatlam = try Qatlam()
    let config = folder.path("other.yml")
    let json = ["--format", "json"]
    let configured = try qatlam(["check", folder.path, "--config", config] + json)
    #expect(configured.output.contains(#""style":"vip","styleFrom":"config""#))
    let beaten = try qatlam(
      ["check", folder.path, "--config", config, "--style", "clean"] + json
    )
    #expect(beaten.output.contains(#""style":"clean","styleFrom":"option""#))
  }

  @Test func `leave out what they exclude, and all but their roots`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try writeApp(in: folder, at: "Other")
    try folder.write("qatlam.yml", settings + "roots: [App]\nexclude: [App/Show/**]\n")
    let run = try Qatlam()("check", folder.path, "--format", "json")
    #expect(run.status == 2)
    #expect(
      run.errors == "\(folder.path)/qatlam.yml:5:16: error: 'App/Show/**' in 'ViewModels' fits no"
        + " Swift file: mend it or leave it out\n"
    )
    try folder.write("qatlam.yml", settings + "roots: [App]\n")
    #expect(try check(folder.path) == [finding])
  }

  @Test func `allow edges, change levels and name modules`() throws {
    let folder = try ScratchFolder()
    try folder.write("Domain/UseCases/A.swift", "import OurKit\nstruct GetA {}\n")
    try folder.write("Presentation/Views/AView.swift", "struct AView { var get: GetA? }\n")
    try folder.write("qatlam.yml", "version: 1\nstyle: clean\n")
    #expect(try rules(of: folder.path) == ["dependency", "import"])
    try folder.write(
      "qatlam.yml",
      """
      version: 1
      style: clean
      allow: [{ from: Views, to: UseCases, reason: "until it has a view model" }]
      modules: { foundation: [OurKit] }

      """
    )
    #expect(try rules(of: folder.path) == [])
    try folder.write("qatlam.yml", "version: 1\nstyle: clean\nrules: { import: off }\n")
    #expect(try rules(of: folder.path) == ["dependency"])
  }

  @Test func `give a role more names`() throws {
    let folder = try ScratchFolder()
    try folder.write("Scenes/A/AInteractor.swift", "class AInteractor {}\n")
    try folder.write("Scenes/A/AFetcher.swift", "class AFetcher {}\n")
    try folder.write(
      "Scenes/A/APresenter.swift",
      "class APresenter { var fetcher: AFetcher? }\n"
    )
    try folder.write("qatlam.yml", "version: 1\nstyle: vip\n")
    #expect(try rules(of: folder.path).contains("dependency") == false)
    try folder.write(
      "qatlam.yml",
      "version: 1\nstyle: vip\nroles: { Worker: { suffix: Fetcher } }\n"
    )
    #expect(try rules(of: folder.path).contains("dependency"))
  }

  @Test(arguments: [
    (
      "style: clean\nlayers: { Entites: [App/**] }\n",
      "3:11: error: style 'clean' has no layer or part 'Entites': did you mean 'Entities'?"
    ),
    (
      "style: clean\nroles: { Worker: { suffix: A } }\n",
      "3:10: error: style 'clean' has no part 'Worker': choose from"
    ),
    (
      "style: clean\nallow: [{ from: Entities, to: UseCases, reason: r }]\n",
      "3:17: error: 'Entities' may not know 'UseCases': 'UseCases' knows 'Entities' already, and a"
        + " ring has no layers"
    ),
    (
      "style: clean\nallow: [{ from: UseCases, to: Entities, reason: r }]\n",
      "3:17: error: 'UseCases' may know 'Entities' anyway: leave the line out"
    ),
    (
      "style: clean\nrouter-owner: view\n",
      "3:15: error: 'router-owner' means nothing in style 'clean': leave it out"
    ),
    (
      "style: clean\nroots: [Nowhere]\n",
      "3:9: error: 'Nowhere' in 'roots' fits no Swift file: mend it or leave it out"
    ),
    ("stlye: clean\n", "2:1: error: unknown key 'stlye' in 'the file': did you mean 'style'?"),
  ])
  func `are refused where they name what is not there`(settings: String, message: String) throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("qatlam.yml", "version: 1\n" + settings)
    let run = try Qatlam()("check", ".", in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("qatlam.yml:" + message), "\(run.errors)")
  }

  @Test func `that are named must govern the path`() throws {
    let folder = try ScratchFolder()
    try writeApp(in: folder)
    try folder.write("Else/q.yml", "version: 1\n")
    let path = folder.path("App")
    let file = folder.path("Else/q.yml")
    let run = try Qatlam()("check", path, "--config", file)
    #expect(run.status == 2)
    #expect(
      run.errors == "qatlam: error: '\(path)' does not lie in the folder of '\(file)'\n"
    )
  }

  private func check(_ path: String) throws -> [CheckedReport.Found] {
    let run = try Qatlam()("check", path, "--format", "json")
    #expect(run.errors == "")
    return try CheckedReport(run).findings
  }

  private func rules(of path: String) throws -> [String] {
    try check(path).map(\.rule).sorted()
  }
}
