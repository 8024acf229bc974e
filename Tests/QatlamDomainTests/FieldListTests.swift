import QatlamDomain
import Testing

@Suite("A list of fields") struct FieldListTests {
  @Test func `is read in its order`() throws {
    #expect(
      try FieldList.fields(of: "title:String, price : Decimal,isNew:Bool?,default:URL") == [
        Field(key: "title", type: .string),
        Field(key: "price", type: .decimal),
        Field(key: "isNew", type: .bool, isOptional: true),
        Field(key: "default", type: .url),
      ]
    )
  }

  @Test func `gives the entity's identity its type`() throws {
    let name = try SwiftName("Order")
    let fields = try FieldList.fields(of: "id:UUID,total:Double")
    let entity = EntityModel(name: name, fields: fields)
    #expect(entity.identity == .uuid)
    #expect(entity.fields == [Field(key: "total", type: .double)])
    #expect(EntityModel(name: name).identity == .int)
  }

  @Test(arguments: [
    ("", FieldFault.form("")), ("title", .form("title")), ("title:", .form("title:")),
    ("a:Int,", .form("")), ("Title:Int", .name("Title")), ("a b:Int", .name("a b")),
    ("self:Int", .taken("self")), ("a:Int,a:Bool", .repeated("a")),
    ("id:Date", .identity("Date")), ("id:Int?", .identity("Int?")),
    (
      "a:Strin",
      .type(
        "Strin",
        field: "a",
        known: ["String", "Int", "Double", "Decimal", "Bool", "Date", "URL", "UUID"]
      )
    ),
  ])
  func `is refused where it makes no sense`(_ text: String, _ fault: FieldFault) {
    #expect(throws: fault) { try FieldList.fields(of: text) }
  }
}
