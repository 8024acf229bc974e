struct LiveRepository<Client: HTTPClient>: Repository where Client.Failure == NetworkError {
  let client: Client
  var decoder = JSONDecoder()
  func items(page: Int = 1) async throws(RepositoryError) -> [Item] {
    do {
      let data = try await client.get("/items", query: ["page": "\(page)"])
      return try decoder.decode([ItemDTO].self, from: data).compactMap(Item.init(dto:))
    } catch let error as NetworkError where error == .offline {
      throw .offline
    } catch {
      throw .other(error)
    }
  }
}
