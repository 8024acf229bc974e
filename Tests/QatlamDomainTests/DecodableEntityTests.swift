import QatlamDomain
import QatlamTestSupport
import Testing

@Suite("A decodable entity") struct DecodableEntityTests {
  @Test func `is found at the clause that says so`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Article.swift
      struct Article: Equatable, Codable { // ✗ decodable-entity Article
        enum CodingKeys: String, CodingKey { case title }
        let title: String
        struct Author: Decodable {} // ✗ decodable-entity Author
      }
      enum State: String, Swift.Encodable { case open } // ✗ decodable-entity State
      struct Plain: Hashable {}
      """,
      of: .decodableEntity,
      style: "clean"
    )
  }

  @Test func `is found in an extension of another layer too`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Article.swift
      struct Article { let title: String }
      == Data/DTOs/Article+Coding.swift
      extension Article: Decodable {} // ✗ decodable-entity Article
      struct ArticleDTO: Decodable { let title: String }
      """,
      of: .decodableEntity,
      style: "clean"
    )
  }

  @Test func `is none by a protocol of the codebase with that name, nor outside the entities`()
    async throws
  {
    try await expectMarks(
      """
      == Domain/Entities/Codable.swift
      protocol Codable {}
      struct Article: Codable {}
      """,
      of: .decodableEntity,
      style: "clean"
    )
  }

  @Test func `is what the VIPER document has`() async throws {
    try await expectMarks(
      """
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter {}
      == Modules/Fish/FishEntity.swift
      struct FishEntity: Decodable {}
      """,
      of: .decodableEntity,
      style: "viper"
    )
  }
}
