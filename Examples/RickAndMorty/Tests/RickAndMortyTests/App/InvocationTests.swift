import Foundation
import Testing

@testable import RickAndMorty

@Suite struct `A command line` {
  @Test(arguments: [
    ("", Invocation.Command.screen),
    ("list", .list(.everyone, page: 1, .text)),
    (
      "list --page 3 --name rick --status Dead --json",
      .list(.init(name: "rick", status: .dead), page: 3, .json)
    ),
    ("--page=2 list --name=a=b", .list(.init(name: "a=b", status: nil), page: 2, .text)),
    ("show 7", .show(id: 7, .text)),
    ("show --json 7", .show(id: 7, .json)),
    ("help", .help),
    ("list -h", .help),
    ("--version", .version),
  ])
  func `is understood`(line: String, command: Invocation.Command) throws {
    #expect(try invocation(line).command == command)
  }

  @Test func `goes to the public API unless it names another server or the sample`() throws {
    let api = try #require(URL(string: "https://rickandmortyapi.com/api"))
    let other = try #require(URL(string: "http://127.0.0.1:8080/api"))

    #expect(try invocation("").settings == .init(source: .server(api), language: .english))
    #expect(try invocation("list --api \(other)").settings.source == .server(other))
    #expect(try invocation("--offline").settings.source == .sample)
    #expect(try invocation("--language uz").settings.language == .uzbek)
  }

  @Test(arguments: [
    ("lst", ArgumentFault.unknownCommand("lst")),
    ("list --nam x", .unknownOption("--nam")),
    ("--page 2", .unknownOption("--page")),
    ("show 1 --status dead", .unknownOption("--status")),
    ("list --page", .missingValue(option: "--page")),
    ("list --json=yes", .needlessValue(option: "--json")),
    ("list --page 1 --page 2", .repeatedOption("--page")),
    ("list --page 0", .badPage("0")),
    ("list --page 99999999999999999999", .badPage("99999999999999999999")),
    ("list --status sleepy", .badStatus("sleepy")),
    ("--api ftp://x/api", .badAddress("ftp://x/api")),
    ("--api nowhere", .badAddress("nowhere")),
    ("--api http://", .badAddress("http://")),
    ("--api http://127.0.0.1:99999/api", .badAddress("http://127.0.0.1:99999/api")),
    ("--language de", .badLanguage("de")),
    ("--offline --api http://127.0.0.1/api", .twoSources),
    ("show", .missingNumber),
    ("show rick", .badNumber("rick")),
    ("show -- -1", .badNumber("-1")),
    ("show 1 2", .needlessArgument("2")),
    ("list all", .needlessArgument("all")),
  ])
  func `that makes no sense names its first fault`(line: String, fault: ArgumentFault) {
    #expect(throws: fault) { try invocation(line) }
  }

  private func invocation(_ line: String) throws -> Invocation {
    try Invocation(arguments: line.split(separator: " ").map(String.init), language: .english)
  }
}
