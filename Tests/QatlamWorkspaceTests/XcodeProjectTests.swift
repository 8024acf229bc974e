import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

@testable import QatlamWorkspace

@Suite("An Xcode project")
struct XcodeProjectTests {
  /// The main group holds `App` (a group with files), `../Kit` and a synchronized folder.
  private static let project = #"""
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
    /* Begin PBXBuildFile section */
        B1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* A.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; settings = {ATTRIBUTES = (Weak, ); }; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; productRef = P1; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "Sub Folder/B.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; name = C.swift; path = Far/C.swift; sourceTree = SOURCE_ROOT; };
        F4 = {isa = PBXFileReference; path = D.swift; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
        F6 = {isa = PBXFileReference; path = libz.tbd; sourceTree = SDKROOT; };
        G0 = {isa = PBXGroup; children = (G1, G2, S1, F6, G0); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F2, F3, F5); path = App; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F4); path = ../Kit; sourceTree = "<group>"; };
        S1 = {
          isa = PBXFileSystemSynchronizedRootGroup;
          exceptions = (E1, E2);
          path = Feature;
          sourceTree = "<group>";
        };
        E1 = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Info.plist, Old/Unused.swift, );
          target = T1;
        };
        E2 = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Shared.swift);
          target = T2;
        };
        H1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, Gone); };
        H2 = {isa = PBXResourcesBuildPhase; files = (B1); };
        H3 = {isa = PBXSourcesBuildPhase; files = (B1); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
        C1 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "My \"App\""; }; };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
        C2 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        T1 = {
          isa = PBXNativeTarget;
          buildConfigurationList = L1;
          buildPhases = (H1, H2);
          fileSystemSynchronizedGroups = (S1);
          name = App;
          productType = "com.apple.product-type.application";
        };
        T2 = {
          isa = PBXNativeTarget;
          buildConfigurationList = L2;
          buildPhases = (H3);
          name = AppTests;
          productType = "com.apple.product-type.bundle.unit-test";
        };
        R0 = {isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = (T1, T2); };
      };
      rootObject = R0 /* Project object */;
    }
    """#

  private func manifest(_ text: String) throws -> ProjectManifest? {
    let tree = TreeInMemory.tree(["iOS/App.xcodeproj/project.pbxproj": text])
    return try XcodeProjectReader().manifest(at: "iOS/App.xcodeproj", in: tree)
  }

  @Test func `says which files and folders each target is built from`() throws {
    var app = BuildTarget(named: "My__App_", .app, of: "iOS")
    app.files = ["iOS/App/A.swift", "iOS/App/Sub Folder/B.swift", "iOS/Far/C.swift", "Kit/D.swift"]
    var folder = TargetFolder("iOS/Feature")
    folder.except = ["Info.plist", "Old/Unused.swift"]
    app.folders = [folder]
    var tests = BuildTarget(named: "AppTests", .test, of: "iOS")
    tests.files = ["iOS/App/A.swift"]
    var shared = TargetFolder("iOS/Feature")
    shared.only = ["Shared.swift"]
    tests.folders = [shared]
    #expect(
      try manifest(Self.project)
        == ProjectManifest(folder: "iOS", targets: [app, tests], isComplete: true)
    )
  }

  @Test(arguments: [
    ("", "line 1 of project.pbxproj: the text ends too early"),
    ("{", "line 1 of project.pbxproj: the text ends too early"),
    ("{\n a = b\n c = d; }", "line 3 of project.pbxproj: something else was expected"),
    ("{ a = \"b", "line 1 of project.pbxproj: the text ends too early"),
    ("{ a = \"\\", "line 1 of project.pbxproj: the text ends too early"),
    ("{ a = <00", "line 1 of project.pbxproj: the text ends too early"),
    ("<<<<<<< HEAD\n", "line 2 of project.pbxproj: the text ends too early"),
    ("{ = a; }", "line 1 of project.pbxproj: something else was expected"),
    ("{ objects = { }; rootObject = X; }", "project.pbxproj names no target"),
    ("<?xml version=\"1.0\"?><plist></plist>", "project.pbxproj names no target"),
  ])
  func `that is none is named with its line`(text: String, reason: String) {
    #expect(throws: ManifestFault(reason)) { try manifest(text) }
  }

  @Test func `that is nested without end is refused`() {
    #expect(throws: ManifestFault("line 1 of project.pbxproj: it is nested too deeply")) {
      try manifest(String(repeating: "(", count: 100_000))
    }
  }

  @Test func `that is cut off anywhere is refused or read, and ends nothing else`() {
    let bytes = Array(Self.project.utf8)
    var outcomes: Set<Bool> = []
    for end in stride(from: 0, through: bytes.count, by: 7) {
      let text = String(decoding: bytes[..<end], as: UTF8.self)
      outcomes.insert((try? manifest(text)) != nil)
    }
    outcomes.insert((try? manifest(Self.project)) != nil)
    #expect(outcomes == [true, false])
  }

  @Test func `with bytes changed anywhere is refused or read`() {
    var read = 0
    let odd: [UInt8] = [0, 0x22, 0x28, 0x29, 0x3B, 0x3C, 0x7B, 0x7D, 0xFF]
    for place in stride(from: 0, to: Self.project.utf8.count, by: 11) {
      var bytes = Array(Self.project.utf8)
      bytes[place] = odd[place % odd.count]
      let text = String(decoding: bytes, as: UTF8.self)
      read += (try? manifest(text)) != nil ? 1 : 0
    }
    #expect(read > 0)
  }

  @Test func `reads escapes, comments and words as Xcode writes them`() throws {
    let text = #"""
      { /* a */ "a\n\"b\"\101\U00e9" = (1, 'two', -y.z/w:_$, <00 ff>, ); // end
        b = { }
      }
      """#
    #expect(
      try PropertyListReader.value(of: Array(text.utf8))
        == .map([
          "a\n\"b\"Aé": .list([
            .text("1"), .text("two"), .text("-y.z/w:_$"), .text("<00 ff>"),
          ]),
          "b": .map([:]),
        ])
    )
  }

  @Test func `means by a key that stands twice what is written last`() throws {
    let list = try PropertyListReader.value(of: Array("{ a = 1; b = 2; a = 3; }".utf8))
    #expect(["a", "b", "c"].map { list[$0]?.text } == ["3", "2", nil])
  }

  @Test func `without a project file in its folder says nothing`() throws {
    let tree = TreeInMemory.tree([:])
    #expect(try XcodeProjectReader().manifest(at: "App.xcodeproj", in: tree) == nil)
  }
}
