struct ItemDTO: Decodable {
  enum CodingKeys: String, CodingKey { case id, title = "name" }
  let id: UUID
  let title: String?
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(UUID.self, forKey: .id)
    title = try values.decodeIfPresent(String.self, forKey: .title) ?? nil
  }
}
