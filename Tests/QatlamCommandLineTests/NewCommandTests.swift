import Foundation
import QatlamTestSupport
import Testing

@Suite("qatlam new")
struct NewCommandTests {
  private static let app = [
    "Sources/Shop/Scenes/HomeScene/HomeInteractor.swift": """
    @MainActor protocol HomeBusinessLogic: AnyObject { func load() }
    @MainActor final class HomeInteractor: HomeBusinessLogic {
      var presenter: (any HomePresentationLogic)?
      func load() { presenter?.present() }
    }
    """,
    "Sources/Shop/Scenes/HomeScene/HomePresenter.swift": """
    @MainActor protocol HomePresentationLogic: AnyObject { func present() }
    @MainActor final class HomePresenter: HomePresentationLogic {
      weak var viewController: (any HomeDisplayLogic)?
      func present() { viewController?.display() }
    }
    """,
    "Sources/Shop/Scenes/HomeScene/HomeViewController.swift": """
    @MainActor protocol HomeDisplayLogic: AnyObject { func display() }
    @MainActor final class HomeViewController: HomeDisplayLogic {
      var interactor: (any HomeBusinessLogic)?
      func display() {}
    }
    """,
    "Sources/Shop/Scenes/HomeScene/HomeModels.swift": "enum HomeModels {}\n",
  ]

  private func shop() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for (path, text) in Self.app { try folder.write(path, text) }
    return folder
  }

  @Test func `adds a scene where scenes are, called as they are, and says so`() throws {
    let folder = try shop()
    let run = try Qatlam()("new", "scene", "about-us", in: folder.path)
    #expect(run.errors == "")
    #expect(
      run.output == """
        scene 'AboutUs' (vip, detected) written in \(folder.path):
          Sources/
            Shop/
              Scenes/
                AboutUsScene/
                  AboutUsInteractor.swift      new
                  AboutUsModels.swift          new
                  AboutUsPresenter.swift       new
                  AboutUsViewController.swift  new

        next:
          show the screen: await AboutUsViewController(show: { print($0) }).run()

        """
    )
    let check = try Qatlam()("check", folder.path, "--style", "vip")
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func `shows everything and writes nothing in a dry run`() throws {
    let folder = try shop()
    let run = try Qatlam()("new", "scene", "About", "--dry-run", in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains("would be written"))
    #expect(run.output.contains("AboutInteractor.swift"))
    let scenes = try FileManager.default.contentsOfDirectory(
      atPath: folder.path("Sources/Shop/Scenes")
    )
    #expect(scenes == ["HomeScene"])
  }

  @Test func `is told where features stand`() throws {
    let folder = try shop()
    let run = try Qatlam()(
      "new",
      "scene",
      "About",
      "--into",
      "Sources/Shop/Scenes/More",
      in: folder.path
    )
    #expect(run.status == 0)
    let place = "Sources/Shop/Scenes/More/AboutScene/AboutPresenter.swift"
    #expect(folder.text(place) != nil)
  }

  @Test(arguments: [
    (["new"], "what to make (app, feature, scene, usecase, entity, gateway) is missing"),
    (["new", "scen", "X"], "cannot make 'scen': did you mean 'scene'?"),
    (["new", "scene"], "the name of the scene is missing"),
    (["new", "app", "Shop"], "'qatlam new app' needs '--style': choose from clean, vip, viper"),
    (["new", "app", "Shop", "--style", "mvc"], "unknown style 'mvc'"),
    (["new", "scene", "A", "--endpoint", "/a"], "'--endpoint' is for 'qatlam new app' only"),
    (
      ["new", "scene", "../../etc/Evil"],
      "a name has the letters a to z and digits, but '../../etc/Evil' has '.'"
    ),
    (["new", "scene", "Task"], "'Task' is the name of a type or module of Swift's libraries"),
    (["new", "scene", "self"], "'Self' is a word of Swift's own"),
    (["new", "scene", "1st"], "'1st' is no name"),
    (["new", "scene", "Home"], "there is 'Sources/Shop/Scenes/HomeScene/HomeInteractor.swift'"),
    (
      ["new", "entity", "HomeModels"],
      "there is a type 'HomeModels' already, at Sources/Shop/Scenes"
    ),
    (["new", "entity", "Shop"], "'Shop' is the app's own name"),
    (["new", "entity", "Order", "--fields", "total"], "'total' is no field: write 'name:Type'"),
    (
      ["new", "entity", "Order", "--fields", "a:Dat"],
      "field 'a' cannot be a 'Dat': did you mean 'Date'?"
    ),
    (
      ["new", "entity", "Order", "--fields", "description:String"],
      "no field can be called 'description': Swift, or every entity, has that name already"
    ),
    (
      ["new", "entity", "Order", "--fields", "naïve:String"],
      "no field can be called 'naïve': write it with the letters a to z and digits"
    ),
    (["new", "gateway", "Order"], "there is no entity 'Order': make it first"),
    (["new", "scene", "A", "--into", "../Other"], "'../Other' does not lie in the app"),
    (["new", "usecase", "Pay"], "style 'vip' has no use case of its own"),
  ])
  func `refuses what makes no sense, says what to do, and writes nothing`(
    _ arguments: [String],
    _ message: String
  ) throws {
    let folder = try shop()
    let run = try Qatlam()(arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("qatlam: error: \(message)"), "\(run.errors)")
    #expect(try folder.names() == ["Sources"])
  }

  @Test func `never overwrites an app's folder`() throws {
    let folder = try ScratchFolder()
    try folder.write("Shop/mine.txt", "mine")
    let run = try Qatlam()("new", "app", "Shop", "--style", "clean", in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("qatlam: error: there is 'Shop' already"))
    #expect(try folder.names() == ["Shop"])
    let forced = try Qatlam()("new", "app", "Shop", "--style", "clean", "--force", in: folder.path)
    #expect(forced.status == 0)
    #expect(folder.text("Shop/mine.txt") == "mine")
    #expect(folder.text("Shop/Package.swift") != nil)
  }

  @Test func `leaves no half scene behind, whenever it is killed`() throws {
    let whole = Set(["AboutInteractor", "AboutModels", "AboutPresenter", "AboutViewController"])
    for _ in 0..<20 {
      let folder = try shop()
      let scene = folder.path("Sources/Shop/Scenes/AboutScene")
      // Killed as soon as there is a trace of it, which is another moment each time.
      try Qatlam().killed(["new", "scene", "About"], in: folder.path) {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return names.count > 1 || FileManager.default.fileExists(atPath: scene)
      }
      // All of it stands in one new folder: there is nothing to take back but what nobody sees.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: scene)) ?? []
      let found = Set(names.map { String($0.dropLast(".swift".count)) })
      #expect(found.isEmpty || found == whole)
      let next = try Qatlam()("check", "--style", "vip", in: folder.path)
      #expect(next.status == 0, "\(next.errors)")
      #expect(try folder.names() == ["Sources"])
    }
  }

  @Test func `leaves no half feature behind once any command has looked, whenever it is killed`()
    throws
  {
    let pristine = try shop()
    let whole = try shop()
    #expect(try Qatlam()("new", "feature", "Orders", in: whole.path).status == 0)
    let states = [try pristine.paths(), try whole.paths()]
    #expect(states[1].count > states[0].count)
    for _ in 0..<20 {
      let folder = try shop()
      try Qatlam().killed(["new", "feature", "Orders"], in: folder.path) {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).count > 1
      }
      let check = try Qatlam()("check", "--style", "vip", in: folder.path)
      #expect(check.status == 0, "\(check.errors)")
      let note = "qatlam: note: took back what a killed 'qatlam new' had left in"
      #expect(check.errors.isEmpty || check.errors.hasPrefix(note))
      #expect(states.contains(try folder.paths()))
    }
  }

  @Test func `makes the folders that are to hold a new app`() throws {
    let folder = try ScratchFolder()
    let run = try Qatlam()(
      ["new", "app", "Shop", "--style", "vip", "--into", "apps/ios"],
      in: folder.path
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.text("apps/ios/Shop/Package.swift") != nil)
    #expect(try folder.names() == ["apps"])
    try folder.write("notes", "mine")
    let inFile = try Qatlam()(
      ["new", "app", "Shop", "--style", "vip", "--into", "notes"],
      in: folder.path
    )
    #expect(inFile.status == 3)
    #expect(inFile.errors == "qatlam: error: cannot write 'notes/Shop': not a directory\n")
    #expect(try folder.names() == ["apps", "notes"])
  }

  @Test(arguments: ["a b", "\"", "a\\(b)"])
  func `refuses a key of a list that cannot stand in source`(key: String) throws {
    let folder = try ScratchFolder()
    let run = try Qatlam()(
      ["new", "app", "Shop", "--style", "clean", "--list-key", key],
      in: folder.path
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("is no key of a list: it has at most 40 letters"))
    #expect(try folder.names() == [])
  }

  @Test func `writes nothing that a check would find fault with, unless it is told to`() throws {
    let folder = try ScratchFolder()
    let app = ["new", "app", "Shop", "--style", "viper", "--entity", "Model"]
    let run = try Qatlam()(app, in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("qatlam: error: 'qatlam check' would find fault with it"))
    #expect(try folder.names() == [])
    let forced = try Qatlam()(app + ["--force"], in: folder.path)
    #expect(forced.status == 0)
    #expect(forced.output.contains("'qatlam check' finds in it:"))
    #expect(try folder.names() == ["Shop"])
  }
}
