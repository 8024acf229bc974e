/// A made-up population: the same people for the same number, every time.
struct CharacterPopulation: Sendable {
  /// The beginning of every address, without a slash at its end.
  let address: String

  /// The character with a number, from one.
  func character(_ id: Int) -> CharacterRecord {
    var numbers = SeededNumbers(seed: UInt64(bitPattern: Int64(id)) &* 0xD1B5_4A32_D192_ED03)
    let given = numbers.pick(Self.givenNames, else: "")
    let family = numbers.pick(Self.familyNames, else: "")
    let episodes = Int.random(in: 1...6, using: &numbers)
    let firstEpisode = Int.random(in: 1...40, using: &numbers)
    return CharacterRecord(
      id: id,
      name: "\(given) \(family)",
      status: numbers.pick(["Alive", "Alive", "Dead", "unknown"], else: "unknown"),
      species: numbers.pick(["Human", "Human", "Alien", "Robot", "Animal"], else: ""),
      type: numbers.pick(["", "", "", "Clone", "Shapeshifter"], else: ""),
      gender: numbers.pick(["Female", "Male", "Genderless", "unknown"], else: ""),
      origin: place(&numbers),
      location: place(&numbers),
      image: "\(address)/api/character/avatar/\(id).jpeg",
      episode: (firstEpisode..<firstEpisode + episodes).map { "\(address)/api/episode/\($0)" },
      url: "\(address)/api/character/\(id)",
      created: Self.moment(&numbers)
    )
  }

  private func place(_ numbers: inout SeededNumbers) -> CharacterRecord.Place {
    let index = Int.random(in: 0...Self.places.count, using: &numbers)
    guard index < Self.places.count else { return CharacterRecord.Place(name: "unknown", url: "") }
    return CharacterRecord.Place(
      name: Self.places[index],
      url: "\(address)/api/location/\(index + 1)"
    )
  }

  private static func moment(_ numbers: inout SeededNumbers) -> String {
    func two(_ range: ClosedRange<Int>) -> String {
      let number = Int.random(in: range, using: &numbers)
      return number < 10 ? "0\(number)" : "\(number)"
    }
    let day = "20\(two(17...24))-\(two(1...12))-\(two(1...28))"
    return "\(day)T\(two(0...23)):\(two(0...59)):\(two(0...59)).\(two(10...99))0Z"
  }

  private static let givenNames = [
    "Aziza", "Bobur", "Dilnoza", "Erkin", "Feruza", "Gulnora", "Husan", "Iroda", "Jasur", "Kamola",
    "Laziz", "Malika", "Nodir", "Oygul", "Parvina", "Rustam", "Sevara", "Timur", "Umida", "Zafar",
  ]

  private static let familyNames = [
    "Alimov", "Bek", "Chori", "Dovud", "Ergash", "Fayz", "G‘anixon", "Hakim", "Ibrohim", "Jo‘ra",
    "Karim", "Latif", "Mirzo", "Nazar", "Odil", "Po‘lat", "Qodir", "Rahim", "Salim", "Temur",
    "Usmon", "Vali", "Xolmat", "Yusuf", "Zokir",
  ]

  private static let places = [
    "Samarqand", "Old Bukhara", "Station Ulugbek", "Dimension Seven", "Silk Road Outpost",
    "Registan Prime", "The Long Caravan", "Chorsu Market",
  ]
}
