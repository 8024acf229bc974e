import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

@testable import QatlamWorkspace

/// What is remembered of a project is what its text says, or it is not taken.
@Suite("A remembered project")
struct RememberingProjectReaderTests {
  private static func text(file: String = "A.swift") -> String {
    """
    {
      objects = {
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        F1 = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (F1, S1); sourceTree = "<group>"; };
        S1 = {
          isa = PBXFileSystemSynchronizedRootGroup;
          exceptions = (E1, E2);
          path = "Özel Klasör";
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
        H1 = {isa = PBXSourcesBuildPhase; files = (B1); };
        T1 = {
          isa = PBXNativeTarget;
          buildPhases = (H1);
          fileSystemSynchronizedGroups = (S1);
          name = "1 App";
          productType = "com.apple.product-type.application";
        };
        T2 = {
          isa = PBXNativeTarget;
          name = Tests;
          productType = "com.apple.product-type.bundle.unit-test";
        };
        P0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2); };
      };
      rootObject = P0;
    }
    """
  }

  private let caches = CachesInMemory()
  private let place = "/Tree\nApps/App.xcodeproj"

  private func tree(_ text: String?) -> ManifestTree {
    ManifestTree(root: "/Tree", folders: ["Apps"]) { path in
      path == "Apps/App.xcodeproj/project.pbxproj" ? text.map { Array($0.utf8) } : nil
    }
  }

  private func read(_ text: String?, sizeLimit: Int = 1) throws -> ProjectManifest? {
    try RememberingProjectReader(caches, sizeLimit: sizeLimit)
      .manifest(at: "Apps/App.xcodeproj", in: tree(text))
  }

  private func readAnew(_ text: String) throws -> ProjectManifest? {
    try XcodeProjectReader().manifest(at: "Apps/App.xcodeproj", in: tree(text))
  }

  @Test func `is what its text says`() throws {
    let expected = try #require(try readAnew(Self.text()))
    #expect(try read(Self.text()) == expected)
    let kept = try #require(caches[place])
    #expect(try read(Self.text()) == expected)
    #expect(caches[place] == kept)
    // It is the remembered one that is taken: without its text's objects nothing could be told.
    #expect(kept.count > Self.text().utf8.count)
  }

  @Test func `is forgotten when its text changes`() throws {
    _ = try read(Self.text())
    let changed = Self.text(file: "B.swift")
    #expect(try read(changed) == readAnew(changed))
    #expect(try read(changed) == readAnew(changed))
    #expect(try read(Self.text()) == readAnew(Self.text()))
  }

  @Test func `is not believed where a byte of it is another`() throws {
    let expected = try readAnew(Self.text())
    _ = try read(Self.text())
    let good = try #require(caches[place])
    for index in stride(from: 0, to: good.count, by: 3) {
      var bad = good
      bad[index] ^= UInt8(1 << (index & 7))
      caches[place] = bad
      #expect(try read(Self.text()) == expected, "byte \(index)")
    }
    for length in stride(from: 0, to: good.count, by: 31) {
      caches[place] = Array(good.prefix(length))
      #expect(try read(Self.text()) == expected, "\(length) bytes")
    }
  }

  @Test func `is none where the project is small, not there or not understood`() throws {
    #expect(try read(Self.text(), sizeLimit: Self.text().utf8.count + 1) == readAnew(Self.text()))
    #expect(try read(nil) == nil)
    let fault = ManifestFault("line 1 of project.pbxproj: the text ends too early")
    #expect(throws: fault) { try read("{") }
    #expect(caches[place] == nil)
  }
}
