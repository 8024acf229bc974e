/// The users that the program brings along; between them they show every kind of name (V2).
enum EmbeddedUsers {
  /// In order of their numbers, from 1.
  static var all: [User] {
    [
      User(id: 1, name: "Zulfiya Isroilova", email: "zulfiya@example.com"),
      User(id: 2, name: nil, email: nil),
      User(
        id: 3,
        name: """
          Don Diego José Francisco de Paula Juan Nepomuceno Crispín Crispiniano de la Santísima \
          Trinidad Ruiz y Picasso de los Caballeros de la Torre Alta
          """,
        email: "diego.jose.francisco.de.paula.juan.nepomuceno.crispin.crispiniano@example.com"
      ),
      User(id: 4, name: "فاطمة الفهرية", email: "فاطمة@example.com"),
      User(id: 5, name: "👩🏽‍🚀 Ayşe 🌙", email: "ayse🌙@example.com"),
    ]
  }
}
