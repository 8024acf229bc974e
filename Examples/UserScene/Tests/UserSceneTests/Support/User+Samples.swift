@testable import UserScene

extension User {
  static let lola = User(id: 7, name: "Lola", email: "lola@example.com")
  static let nameless = User(id: 8, name: nil, email: nil)
}
