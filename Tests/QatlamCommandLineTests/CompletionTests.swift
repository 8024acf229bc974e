import Foundation
import QatlamCommandLine
import QatlamTestSupport
import Testing

@Suite("Completion")
struct CompletionTests {
  private static let styles = ["clean", "vip"]

  @Test(arguments: Shell.allCases)
  func `names every command and option`(shell: Shell) {
    let script = CompletionText.script(for: shell, styles: Self.styles)
    for command in CommandName.allCases {
      #expect(script.contains(command.rawValue))
      for option in CommandForm.of(command).options {
        let name = shell == .fish ? " -l \(option.name) " : "--\(option.name)"
        #expect(script.contains(name), "\(command.rawValue) \(option.name) in \(shell)")
      }
    }
  }

  @Test(arguments: [
    (["che"], ["check"]),
    (["check", "--st"], ["--style", "--strict"]),
    (["check", "--style", "v"], ["vip"]),
    (["check", "--style", "=", "c"], ["clean"]),
    (["check", "--style", "="], ["clean", "vip"]),
    (["check", "--format", "sa"], ["sarif"]),
    (["check", "--config", ""], []),
    (["check", "App"], []),
    (["explain", "--style", "c"], ["clean"]),
    (["explain", "empty-"], ["empty-layer", "empty-rule"]),
    (["dump", ""], ["facts", "references"]),
    (["help", "bas"], ["baseline"]),
    (["completions", "f"], ["fish"]),
    (["nothing", "--"], []),
  ])
  func `in bash proposes what fits`(words: [String], proposed: [String]) throws {
    let script = CompletionText.script(for: .bash, styles: Self.styles)
    let line = (["qatlam"] + words).map { "'\($0)'" }.joined(separator: " ")
    let asked = """
      COMP_WORDS=(\(line)); COMP_CWORD=\(words.count)
      _qatlam
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let output = try run("bash", script + asked)
    #expect(output.split(separator: "\n").map(String.init) == proposed)
  }

  /// Whether the script is one is asked of the shell, where it is installed.
  @Test(arguments: Shell.allCases)
  func `is a script that its shell can read`(shell: Shell) throws {
    let script = CompletionText.script(for: shell, styles: Self.styles)
    guard try run("bash", "command -v \(shell.rawValue) || true") != "" else {
      // Without the shell its quotes are counted at least.
      #expect(script.count { $0 == "'" } % 2 == 0)
      return
    }
    let folder = try ScratchFolder()
    try folder.write("script", script)
    #expect(try run("bash", "\(shell.rawValue) -n '\(folder.path("script"))' 2>&1") == "")
  }

  @Test func `is printed for a shell that is named`() throws {
    let qatlam = try Qatlam()
    #expect(try qatlam("completions", "bash").output.hasPrefix("# Completes qatlam in bash;"))
    #expect(
      try qatlam("completions", "tcsh")
        == Qatlam.Outcome(
          status: 2,
          output: "",
          errors: "qatlam: error: no completions for 'tcsh': choose from bash, zsh, fish\n"
        )
    )
    #expect(
      try qatlam("completions").errors
        == "qatlam: error: the name of a shell (bash, zsh, fish) is missing;"
        + " see 'qatlam help completions'\n"
    )
  }

  private func run(_ shell: String, _ text: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [shell]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
