import Foundation
import Testing

@testable import RickAndMorty

@MainActor @Suite(.timeLimit(.minutes(1))) struct `The program` {
  private let console = ConsoleDouble()

  @Test func `prints a page of the sample`() async {
    #expect(await run("list --offline --name murat") == 0)

    #expect(
      console.written == [
        """
        Rick and Morty (sample) · 2 of 2 characters, page 1 of 1
        22  Tall Murat   alive  Human · Glass Harbour
        23  Small Murat  alive  Human · Glass Harbour
        """
      ]
    )
    #expect(console.complaints == [])
  }

  @Test func `prints the first page when it is no terminal`() async {
    #expect(await run("--offline") == 0)

    let lines = console.written.joined().split(separator: "\n")
    #expect(lines.first == "Rick and Morty (sample) · 20 of 40 characters, page 1 of 2")
    #expect(lines.count == 21)
  }

  @Test func `says that nothing matches, which is no failure`() async {
    #expect(await run("list --offline --name nobody") == 0)

    #expect(console.written == ["Rick and Morty (sample)\nNo character matches."])
  }

  @Test func `prints a character in the language of the environment`() async {
    #expect(await run("show 4 --offline", environment: ["LANG": "tr_TR.UTF-8"]) == 0)

    #expect(
      console.written == [
        """
        Auntie Photon
        Durum              hayatta
        Numara             4
        Tür                Robot
        Alt tür            Sample
        Cinsiyet           kadın
        Köken              Foundry Twelve
        Son görüldüğü yer  Glass Harbour
        Bölüm sayısı       2
        Kayıt tarihi       2026-01-13
        Resim              https://sample.invalid/api/character/avatar/4.jpeg
        """
      ]
    )
  }

  @Test func `prints JSON in the API's own form, whatever the language`() async throws {
    #expect(await run("list --offline --page 2 --json --language uz") == 0)
    let page = try JSONDecoder().decode(
      RMResultsResponse.self,
      from: Data(console.written.joined().utf8)
    )
    #expect(page.results == Array(CharacterSample().characters.suffix(20)))

    #expect(await run("show 25 --offline --json") == 0)
    let character = try JSONDecoder().decode(
      RMCharacterResponse.self,
      from: Data((console.written.last ?? "").utf8)
    )
    #expect(character == CharacterSample().characters[24])
  }

  @Test(arguments: ["show 41 --offline", "show 41 --offline --json"])
  func `fails with status 3 and a text when there is no such character`(line: String) async {
    #expect(await run(line) == 3)

    #expect(console.written == [])
    #expect(console.complaints == ["rick-and-morty: There is no such character."])
  }

  @Test(arguments: ["list", "list --json", "show 1", "show 1 --json", ""])
  func `fails with status 3 and a text when no server listens`(line: String) async {
    #expect(await run("\(line) --api http://127.0.0.1:9/api") == 3)

    #expect(console.complaints == ["rick-and-morty: The server cannot be reached."])
  }

  @Test func `refuses misuse with status 2 and a remedy in the user's language`() async {
    #expect(await run("list --page x", environment: ["LANG": "uz"]) == 2)

    #expect(
      console.complaints == ["rick-and-morty: 'x' sahifa emas: 1 dan 999999 gacha son yozing"]
    )
  }

  @Test(arguments: ["list --offline", "show 1 --offline --json", "--version"])
  func `fails with status 3 when the output cannot be written`(line: String) async {
    console.isFull = true
    #expect(await run(line) == 3)

    #expect(
      console.complaints == [
        "rick-and-morty: The output cannot be written: make room or write to another place."
      ]
    )
  }

  @Test func `lets no escape sequence of a server through to the terminal`() async {
    let evil = RMCharacterResponse.sample(1, name: "\u{1B}[31mRed\u{202E}\r\nline 2")
    let client = EmbeddedNetworkClient(characters: [evil])
    let commands = PlainCommands(
      settings: .init(source: .sample, language: .english),
      makeClient: { client },
      console: console
    )
    #expect(await commands.list(.everyone, page: 1) == .done)
    #expect(await commands.show(id: 1) == .done)

    let lines = console.written.flatMap { $0.split(separator: "\n") }
    #expect(lines[1] == "1  ·[31mRed··line 2  alive  Human · Earth")
    #expect(lines[2] == "·[31mRed··line 2")
  }

  @Test func `says its version and its help`() async {
    #expect(await run("--version") == 0)
    #expect(await run("--help --language tr") == 0)

    #expect(console.written == ["rick-and-morty 1.0.0", Language.turkish.help])
  }

  private func run(_ line: String, environment: [String: String] = [:]) async -> Int32 {
    await AppDelegate(
      arguments: line.split(separator: " ").map(String.init),
      environment: environment,
      console: console
    ).run()
  }
}

/// A console that nobody sits before and that keeps what is written.
@MainActor
final class ConsoleDouble: Console {
  let isInteractive = false
  private(set) var written: [String] = []
  private(set) var complaints: [String] = []

  var isFull = false

  func write(_ text: String) throws(ConsoleFailure) {
    guard !isFull else { throw .outputRefused }
    written.append(text)
  }

  func complain(_ text: String) { complaints.append(text) }
}
