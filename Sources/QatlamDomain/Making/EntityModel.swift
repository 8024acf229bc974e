/// An entity that is to be made: a value with an identity.
package struct EntityModel: Hashable, Sendable {
  package let name: SwiftName
  /// The type of `id`, which every entity has.
  package let identity: FieldType
  /// In the order in which they were written, without `id`; may be empty.
  package let fields: [Field]
  /// Whether it can be read from data, as every entity can that is made here.
  package let isDecodable: Bool

  /// Creates an entity; a field `id` among the fields gives the identity its type.
  package init(name: SwiftName, fields: [Field] = [], isDecodable: Bool = true) {
    self.isDecodable = isDecodable
    self.name = name
    identity = fields.first { $0.key == "id" }?.type ?? .int
    self.fields = fields.filter { $0.key != "id" }
  }

  /// Whether its source needs Foundation.
  package var needsFoundation: Bool {
    identity.needsFoundation || fields.contains { $0.type.needsFoundation }
  }

  /// The field that stands for the whole in a list: the first text that is never missing; else `nil`.
  package var headline: Field? { fields.first { $0.type == .string && !$0.isOptional } }
}
