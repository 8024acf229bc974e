import Foundation
import Testing

@testable import Articles

@Suite("The command line") struct CommandReaderTests {
  @Test(
    arguments: [
      ([], Command.screen), (["list"], .list(.text)), (["list", "--json"], .list(.json)),
      (["--json", "list", "--drafts"], .drafts(.json)), (["drafts"], .drafts(.text)),
      (["show", "ab"], .show(id: "ab", .text)), (["show", "--json", "ab"], .show(id: "ab", .json)),
      (
        ["write", "--title", "-T", "--body-file", "-"], .write(title: "-T", bodyFile: "-", id: nil)
      ),
      (["write", "--title=a=b", "--body-file=f"], .write(title: "a=b", bodyFile: "f", id: nil)),
      (["write", "--title", "", "--body-file", "f"], .write(title: "", bodyFile: "f", id: nil)),
      (
        [
          "write", "--title", "T", "--body-file", "f", "--id",
          "abcd0000-0000-4000-8000-000000000001",
        ],
        .write(title: "T", bodyFile: "f", id: .sample(1))
      ),
      (["publish", "ab"], .publish(id: "ab")),
      (["delete", "ab"], .delete(id: "ab", isConfirmed: false)),
      (["delete", "--yes", "ab"], .delete(id: "ab", isConfirmed: true)),
      (["login", "--email", "a@b"], .signIn(email: "a@b", passwordFile: nil)),
      (["login", "--email", "a", "--password-file", "p"], .signIn(email: "a", passwordFile: "p")),
      (["show", "--", "--json"], .show(id: "--json", .text)),
      (["--help"], .help), (["-h"], .help), (["help"], .help), (["list", "--help"], .help),
      (["--version"], .version),
    ] as [([String], Command)]
  )
  func `is read`(arguments: [String], command: Command) throws {
    let expected = Invocation(command: command, place: .userDatabase, language: nil)
    #expect(try CommandReader.read(arguments) == expected)
  }

  @Test func `says where and in which language`() throws {
    let url = try #require(URL(string: "http://127.0.0.1:80/x"))
    let remote = try CommandReader.read(["--api", url.absoluteString, "list", "--language", "uz"])
    let local = try CommandReader.read(["list", "--database=a.sqlite"])
    #expect(remote == Invocation(command: .list(.text), place: .server(url), language: .uzbek))
    #expect(
      local
        == Invocation(command: .list(.text), place: .database(path: "a.sqlite"), language: nil)
    )
  }

  @Test(
    arguments: [
      (["frob"], UsageFault.unknownCommand("frob")), (["list", "-x"], .unknownOption("-x")),
      (["list", "--jsn=1"], .unknownOption("--jsn")),
      (["write", "--title"], .missingValue(.title)),
      (["list", "--api="], .missingValue(.api)), (["list", "--json=1"], .needlessValue(.json)),
      (["list", "--json", "--json"], .repeatedOption(.json)),
      (["publish", "ab", "--yes"], .strayOption(.yes, command: "publish")),
      (["--json"], .strayOption(.json, command: "articles")),
      (["write", "--title", "T"], .missingOption(.bodyFile, command: "write")),
      (["write", "--body-file", "f"], .missingOption(.title, command: "write")),
      (["login"], .missingOption(.email, command: "login")),
      (["show"], .missingID(command: "show")), (["show", ""], .missingID(command: "show")),
      (["write", "--title", "T", "--body-file", "f", "--id", "ab"], .badID("ab")),
      (["show", "a", "b"], .strayArgument("b")), (["list", "--api", "x"], .badAddress("x")),
      (["list", "--api", "ftp://h"], .badAddress("ftp://h")),
      (["list", "--api", "http://"], .badAddress("http://")),
      (["list", "--language", "fr"], .unknownLanguage("fr")),
      (["list", "--api", "http://h", "--database", "f"], .twoPlaces),
    ] as [([String], UsageFault)]
  )
  func `is refused with its fault`(arguments: [String], fault: UsageFault) {
    let thrown = #expect(throws: UsageFault.self) { try CommandReader.read(arguments) }
    #expect(thrown == fault)
  }
}
