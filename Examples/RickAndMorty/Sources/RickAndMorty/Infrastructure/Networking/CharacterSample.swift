import Foundation

/// Forty invented characters in the API's format, marked as a sample.
///
/// Their type reads "Sample" and their addresses lie under a name that no server can have.
struct CharacterSample {
  /// The characters, numbered from 1.
  var characters: [RMCharacterResponse] {
    Self.rows.split(separator: "\n").enumerated().compactMap { offset, line in
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 7 else { return nil }
      return Self.character(id: offset + 1, fields: fields)
    }
  }

  /// The address that the sample's records pretend to have.
  static var address: String { "https://sample.invalid/api" }

  private static func character(id: Int, fields: [String]) -> RMCharacterResponse {
    RMCharacterResponse(
      id: id,
      name: fields[0],
      status: fields[1],
      species: fields[2],
      type: "Sample",
      gender: fields[3],
      origin: place(fields[4]),
      location: place(fields[5]),
      image: "\(address)/character/avatar/\(id).jpeg",
      episode: fields[6].split(separator: " ").map { "\(address)/episode/\($0)" },
      url: "\(address)/character/\(id)",
      created: "2026-01-\((id - 1) % 19 + 10)T12:00:00.000Z"
    )
  }

  private static func place(_ name: String) -> RMCharacterResponse.Place {
    let slug = name.lowercased().replacingOccurrences(of: " ", with: "-")
    return .init(name: name, url: name == "unknown" ? "" : "\(address)/location/\(slug)")
  }

  /// Name, status, species, gender, origin, last place, episodes; one character a line.
  private static var rows: String {
    #"""
    Zafar Orbitov | Alive | Human | Male | Toshkent-9 | Glass Harbour | 1
    Nilufar Voidwell | Alive | Human | Female | Toshkent-9 | Samarkand Ring | 8
    Captain Brine | Dead | Alien | Male | Saltwater Moon | Saltwater Moon | 5
    Auntie Photon | Alive | Robot | Female | Foundry Twelve | Glass Harbour | 2 10
    The Quiet Gardener | unknown | Humanoid | unknown | Moss Planet | Moss Planet | 9
    Bobur Sevenfold | Alive | Human | Male | Samarkand Ring | Samarkand Ring | 6
    Ms. Tessellate | Alive | Alien | Female | Hexagon Commons | Hexagon Commons | 3 9
    Grubnik | Dead | Alien | Genderless | Underbelt | Glass Harbour | 10
    Old Kettle | unknown | Robot | Genderless | Foundry Twelve | Scrap Fields | 7
    Deniz Halfmoon | Alive | Human | Female | Istanbul Delta | Istanbul Delta | 4 8
    Emre Paradox | Dead | Human | Male | Istanbul Delta | unknown | 1
    Emre Paradox, Again | Alive | Human | Male | unknown | Istanbul Delta | 8
    Professor Umbra | unknown | Humanoid | Male | Shade Institute | Shade Institute | 5 7
    Lola Lichen | Alive | Animal | Female | Moss Planet | Glass Harbour | 2
    Sir Wobbleton | Alive | Alien | Male | Jelly Nebula | Jelly Nebula | 9
    Unit 00-Rust | Dead | Robot | Genderless | Scrap Fields | Scrap Fields | 6
    Mirzo Starcount | Dead | Human | Male | Samarkand Ring | Observatory Hill | 3
    Pip of the Vents | Alive | Animal | Genderless | Underbelt | Underbelt | 10
    Judge Parsec | Alive | Alien | Female | Hexagon Commons | Court of Distances | 5 7
    Feruza Quicksilver | Alive | Human | Female | Toshkent-9 | Foundry Twelve | 4
    Echo Echo | unknown | Alien | unknown | Canyon World | Canyon World | 1
    Tall Murat | Alive | Human | Male | Istanbul Delta | Glass Harbour | 4 8
    Small Murat | Alive | Human | Male | Istanbul Delta | Glass Harbour | 5
    Mother Static | Dead | Robot | Female | Antenna Row | Antenna Row | 2
    Ixchi | Alive | Alien | Female | Jelly Nebula | Court of Distances | 3 9
    Brother Lantern | unknown | Humanoid | Male | Shade Institute | unknown | 6
    Gulnora Deepfield | Alive | Human | Female | Observatory Hill | Observatory Hill | 3
    Chef Entropy | Dead | Alien | Male | Underbelt | Glass Harbour | 2 10
    Paperclip | Alive | Robot | Genderless | Foundry Twelve | Court of Distances | 7
    Baba Nebula | Alive | Humanoid | Female | Jelly Nebula | Jelly Nebula | 4
    Driver of Line 4 | unknown | Human | unknown | Samarkand Ring | Samarkand Ring | 1
    Sardor Undertow | Dead | Human | Male | Saltwater Moon | Saltwater Moon | 8
    Countess Ozone | Alive | Alien | Female | Cloud Shelf | Cloud Shelf | 5
    Half of a Hamster | Alive | Animal | Male | Glass Harbour | Glass Harbour | 2 10
    The Other Half | unknown | Animal | Male | Glass Harbour | unknown | 9
    Aylin Backwards | Alive | Human | Female | Istanbul Delta | Canyon World | 6
    Marshal Gravel | Dead | Alien | Male | Canyon World | Canyon World | 3 9
    Librarian Zero | Alive | Robot | Female | Observatory Hill | Observatory Hill | 10
    Timur Lastlight | unknown | Human | Male | Toshkent-9 | Cloud Shelf | 7
    Somebody’s Reflection | unknown | Humanoid | unknown | unknown | Glass Harbour | 4 8
    """#
  }
}
