import Foundation
import Testing

@testable import Articles

@Suite("The settings") struct SettingsTests {
  #if os(macOS)
  private let home = "/home/me/Library/Application Support/articles"
  #else
  private let home = "/home/me/.local/share/articles"
  #endif

  @Test func `keep everything in the home's data folder`() throws {
    let settings = try #require(
      Settings(place: .userDatabase, environment: ["HOME": "/home/me"])
    )
    #expect(settings.source == .database(URL(filePath: home + "/articles.sqlite")))
    #expect(settings.sessionFile == URL(filePath: home + "/sessions.json"))
  }

  @Test func `follow the data folder that the environment names`() throws {
    let environment = ["HOME": "/home/me", "XDG_DATA_HOME": "/data"]
    let settings = try #require(Settings(place: .userDatabase, environment: environment))
    #expect(settings.source == .database(URL(filePath: "/data/articles/articles.sqlite")))
    #expect(settings.sessionFile == URL(filePath: "/data/articles/sessions.json"))
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative", "XDG_DATA_HOME": "relative"]])
  func `need a folder that begins at the root`(environment: [String: String]) {
    #expect(Settings(place: .userDatabase, environment: environment) == nil)
  }

  @Test func `need no home for a database that is named`() throws {
    let settings = try #require(
      Settings(place: .database(path: "/tmp/a.sqlite"), environment: [:])
    )
    #expect(settings.source == .database(URL(filePath: "/tmp/a.sqlite")))
  }

  @Test func `keep the session of a server at home`() throws {
    let url = try #require(URL(string: "http://127.0.0.1:8080"))
    let settings = try #require(
      Settings(place: .server(url), environment: ["HOME": "/home/me"])
    )
    #expect(settings.source == .server(url))
    #expect(settings.sessionFile == URL(filePath: home + "/sessions.json"))
    #expect(Settings(place: .server(url), environment: [:]) == nil)
  }
}
