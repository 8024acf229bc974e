internal import QatlamDomain

/// What stands around an app's sources: its manifest, settings, documents and CI.
extension AppTemplate {
  /// All of these files.
  var surroundings: [GeneratedFile] {
    [manifest, readMe, settingsFile, formatSettings, ignoredFiles, workflow]
  }

  private var manifest: GeneratedFile {
    let text: SourceText = #"""
      // swift-tools-version: 6.2

      import PackageDescription

      // One module whose layers are folders: `qatlam check` keeps the borders between them.

      let package = Package(
        name: "\#(app)",
        platforms: [.macOS(.v15)],
        targets: [
          .executableTarget(name: "\#(app)"),
          .testTarget(
            name: "\#(app)Tests",
            dependencies: ["\#(app)"]
          ),
        ]
      )

      for target in package.targets {
        target.swiftSettings = [
          .swiftLanguageMode(.v6),
          .enableUpcomingFeature("ExistentialAny"),
          .enableUpcomingFeature("ImmutableWeakCaptures"),
          .enableUpcomingFeature("InferIsolatedConformances"),
          .enableUpcomingFeature("InternalImportsByDefault"),
          .enableUpcomingFeature("MemberImportVisibility"),
          .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
          .strictMemorySafety(),
        ]
      }
      """#
    return GeneratedFile(path: "Package.swift", text: SwiftText.file(text), kind: .manifest)
  }

  private var settingsFile: GeneratedFile {
    let text = """
      # Read by `qatlam check`: the style that this app follows.
      version: 1
      style: \(model.style)

      """
    return GeneratedFile(path: "qatlam.yml", text: text, kind: .settings)
  }

  private var ignoredFiles: GeneratedFile {
    GeneratedFile(path: ".gitignore", text: ".build/\n.DS_Store\n", kind: .settings)
  }

  private var workflow: GeneratedFile {
    let text = """
      name: CI
      on: [push, pull_request]

      jobs:
        test:
          runs-on: ubuntu-latest
          container: swift:6.2
          steps:
            - uses: actions/checkout@v4
            - run: swift format lint --strict --recursive Package.swift Sources Tests
            - run: swift build
            - run: swift test
            # Put `qatlam` into the container's PATH, and the layers are checked, too.
            - run: if command -v qatlam; then qatlam check; fi

      """
    return GeneratedFile(path: ".github/workflows/ci.yml", text: text, kind: .automation)
  }

  private var formatSettings: GeneratedFile {
    let text = """
      {
        "version": 1,
        "lineLength": 100,
        "indentation": { "spaces": 2 },
        "maximumBlankLines": 1,
        "respectsExistingLineBreaks": true,
        "lineBreakBeforeEachArgument": true,
        "prioritizeKeepingFunctionOutputTogether": true,
        "indentConditionalCompilationBlocks": false,
        "fileScopedDeclarationPrivacy": { "accessLevel": "private" },
        "rules": {
          "AllPublicDeclarationsHaveDocumentation": true,
          "AlwaysUseLiteralForEmptyCollectionInit": true,
          "BeginDocumentationCommentWithOneLineSummary": true,
          "NeverForceUnwrap": true,
          "NeverUseForceTry": true,
          "NeverUseImplicitlyUnwrappedOptionals": true,
          "NoEmptyLinesOpeningClosingBraces": true,
          "OmitExplicitReturns": true,
          "UseEarlyExits": true,
          "UseWhereClausesInForLoops": true,
          "ValidateDocumentationComments": true
        }
      }

      """
    return GeneratedFile(path: ".swift-format", text: text, kind: .settings)
  }
}
