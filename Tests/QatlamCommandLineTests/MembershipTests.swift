import QatlamTestSupport
import Testing

@Suite("An app whose project says what is built")
struct BuiltAppTests {
  private static func target(_ number: Int, _ name: String, _ type: String) -> String {
    """
    T\(number) = { isa = PBXNativeTarget; name = \(name); buildPhases = ();
      fileSystemSynchronizedGroups = (S\(number));
      productType = "com.apple.product-type.\(type)"; };
    S\(number) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name);
      exceptions = (E\(number)); sourceTree = "<group>"; };
    E\(number) = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T\(number);
      membershipExceptions = (Old.swift); };

    """
  }

  private static let project =
    "{ objects = {\n" + target(1, "Shop", "application") + target(2, "Widget", "app-extension")
    + target(3, "Checks", "bundle.unit-test")
      + """
      G = { isa = PBXGroup; children = (S1, S2, S3); sourceTree = "<group>"; };
      R = { isa = PBXProject; mainGroup = G; targets = (T1, T2, T3); };
      }; rootObject = R; }
      """

  private func write(into folder: borrowing ScratchFolder) throws {
    try folder.write("Shop.xcodeproj/project.pbxproj", Self.project)
    try folder.write("Shop/Domain/Order.swift", "struct Order { var row: Row? }\n")
    try folder.write("Shop/Data/Row.swift", "struct Row {}\n")
    try folder.write("Shop/Old.swift", "struct Old { var row: Row? }\n")
    // A type of the same name in another target is another type.
    try folder.write("Widget/Domain/Row.swift", "struct Row {}\n")
    try folder.write("Widget/Domain/Line.swift", "struct Line { var row: Row? }\n")
    try folder.write("Checks/Domain/Fixture.swift", "struct Fixture { var row: Row? }\n")
  }

  @Test func `is judged by its targets, and what is in none is listed`() throws {
    let folder = try ScratchFolder()
    try write(into: folder)
    let run = try Qatlam()("check", folder.path, "--style", "clean", "--format", "json")
    #expect(run.errors == "")
    let report = try CheckedReport(run)
    #expect(
      report.findings.filter { $0.rule == "dependency" } == [
        .init(rule: "dependency", file: "Shop/Domain/Order.swift", line: 1, target: "Row")
      ]
    )
    #expect(
      report.coverage.skipped == [
        .init(file: "Checks/Domain/Fixture.swift", line: 0, reason: "test, read but not judged"),
        .init(
          file: "Shop/Old.swift",
          line: 0,
          reason: "in no target of its project, read but not judged"
        ),
      ]
    )
  }

  @Test func `falls back on its folders where the project is not understood, and says so`() throws {
    let folder = try ScratchFolder()
    try write(into: folder)
    try folder.write("Shop.xcodeproj/project.pbxproj", "<<<<<<< HEAD\n")
    let run = try Qatlam()("check", folder.path, "--style", "clean", "--format", "json")
    #expect(
      try CheckedReport(run).coverage.skipped == [
        .init(
          file: "Shop.xcodeproj",
          line: 0,
          reason: "not understood as a project: line 2 of project.pbxproj: the text ends too early"
        )
      ]
    )
  }

  @Test func `is judged by project.yml where the Xcode project beside it is made from that`() throws
  {
    let folder = try ScratchFolder()
    try write(into: folder)
    try folder.write("project.yml", "targets: { Shop: { type: application, sources: Shop } }\n")
    let run = try Qatlam()("check", folder.path, "--style", "clean", "--format", "json")
    #expect(
      try CheckedReport(run).coverage.skipped.map(\.file) == [
        "Checks/Domain/Fixture.swift", "Widget/Domain/Line.swift", "Widget/Domain/Row.swift",
      ]
    )
  }
}
