import Foundation
import Testing

@testable import RickAndMorty

@Suite struct `A character's formatter` {
  @Test func `shows the type only when there is one`() {
    let formatter = DetailFormatter(phrases: Language.english.detailPhrases)
    let rows = formatter.data(for: .sample(1, type: "Clone")).rows

    #expect(rows.map(\.label).prefix(3) == ["Number", "Species", "Type"])
    #expect(rows[2].value == "Clone")
  }

  @Test(arguments: [
    (Language.english, "dead", "unknown"), (.turkish, "ölü", "bilinmiyor"),
    (.uzbek, "oʻlgan", "nomaʼlum"),
  ])
  func `speaks the screen's language`(language: Language, dead: String, unknown: String) {
    let formatter = DetailFormatter(phrases: language.detailPhrases)
    let data = formatter.data(for: .sample(1, status: "Dead"))

    #expect(data.status?.text == dead)
    #expect(data.status?.color == .red)
    #expect(data.rows[3].value == unknown)
  }

  @Test(arguments: [
    ([0x89, 0x50, 0x4E, 0x47], "PNG, 4 bytes"), ([0xFF, 0xD8, 0xFF], "JPEG, 3 bytes"),
    ([0x00], "?, 1 bytes"),
  ])
  func `names a picture's format by its first bytes`(bytes: [UInt8], caption: String) {
    let formatter = DetailFormatter(phrases: Language.english.detailPhrases)

    #expect(formatter.image(Data(bytes)) == .picture(bytes: Data(bytes), caption: caption))
  }

  @Test func `names an unknown character by its number`() {
    let formatter = DetailFormatter(phrases: Language.uzbek.detailPhrases)

    #expect(formatter.loading(id: 5, name: nil).title == "5-qahramon")
  }
}
