import QatlamDomain
import QatlamReports
import Testing

@Suite("A dump of facts")
struct FactsDumpTests {
  private static let names = NameTable(strings: ["", "Foundation", "Store", "list", "Item", "load"])

  @Test func `has a line for each fact, with places and names`() {
    var file = FileFactsDraft(path: "A.swift")
    file.lineStarts = [0, 20, 40]
    file.imports = [
      ImportFact(path: [1], kind: 0, offset: 7, isTestable: false, isConditional: true)
    ]
    file.types = [
      TypeNode(kind: .optional, chain: -1, firstChild: 1, nextSibling: -1),
      TypeNode(kind: .array, chain: -1, firstChild: 2, nextSibling: -1),
      TypeNode(kind: .named, chain: 0, firstChild: -1, nextSibling: -1),
    ]
    file.components = [
      ComponentFact(name: 4, offset: 30, flags: [], argumentCount: 0),
      ComponentFact(name: 2, offset: 41, flags: .isOptionalChained, argumentCount: 0),
      ComponentFact(
        name: 5,
        offset: 47,
        flags: [.isCalled, .hasTrailingClosure],
        argumentCount: 2
      ),
    ]
    file.contexts = [
      ContextFact(kind: .argument, index: 1, component: 1, position: 2, label: 3),
      ContextFact(kind: .element, index: 0, component: 0, position: 0, label: 0),
    ]
    file.chains = [
      ChainFact(role: .typeAnnotation, base: .name, count: 1, scope: 1, first: 0, context: -1),
      ChainFact(role: .expression, base: .implicit, count: 2, scope: 1, first: 1, context: 1),
    ]
    file.declarations = [
      declaration(.file, name: 0, parent: -1, end: 60),
      declaration(.variable, flags: [.isWeak, .isLet], name: 3, offset: 24, type: 0, value: 1),
    ]
    file.comments = [CommentFact(text: "qatlam:x", offset: 50, standsAlone: true, isAtTop: false)]
    file.partialReads = [PartialRead(line: 3, reason: .nulByte)]

    #expect(
      String(decoding: FactsDump(names: Self.names).bytes(of: FileFacts(file)), as: UTF8.self)
        == """
        {"declarations":2,"fact":"file","file":"A.swift","generated":false,"imports":1,"lines":3,"references":2}
        {"column":8,"conditional":true,"fact":"import","file":"A.swift","line":1,"path":["Foundation"],"testable":false}
        {"column":1,"endLine":3,"fact":"declaration","file":"A.swift","flags":[],"id":0,"kind":"file","line":1,"name":"","parent":-1,"startLine":1}
        {"column":5,"endLine":2,"fact":"declaration","file":"A.swift","flags":["weak","let"],"id":1,"kind":"var","line":2,"name":"list","parent":0,"startLine":2,"type":"[Item]?","value":1}
        {"base":"name","column":11,"components":[{"arguments":0,"column":11,"flags":[],"line":2,"name":"Item"}],"fact":"reference","file":"A.swift","id":0,"line":2,"name":"Item","role":"typeAnnotation","scope":1}
        {"base":"implicit","column":2,"components":[{"arguments":0,"column":2,"flags":["optionalChained"],"line":3,"name":"Store"},{"arguments":2,"column":8,"flags":["called","trailingClosure"],"line":3,"name":"load"}],"context":{"depth":1,"of":1,"place":"element","within":"argument"},"fact":"reference","file":"A.swift","id":1,"line":3,"name":"Store.load","role":"expression","scope":1}
        {"column":11,"fact":"comment","file":"A.swift","isAtTop":false,"line":3,"standsAlone":true,"text":"qatlam:x"}
        {"fact":"partial","file":"A.swift","line":3,"reason":"NUL byte"}

        """
    )
  }

  @Test func `survives facts that lead nowhere`() {
    var file = FileFactsDraft(path: "A.swift")
    file.types = [TypeNode(kind: .array, chain: 9, firstChild: 0, nextSibling: 7)]
    file.chains = [
      ChainFact(role: .macro, base: .name, count: 9, scope: 0, first: 7, context: 5)
    ]
    file.contexts = [ContextFact(kind: .element, index: 0, component: 0, position: 0, label: 0)]
    file.declarations = [declaration(.function, name: 3, offset: 0, type: 0, value: -1, context: 0)]
    let lines = FactsDump(names: Self.names).bytes(of: FileFacts(file)).split(separator: 0x0A)
    #expect(lines.count == 3)
  }

  private func declaration(
    _ kind: DeclarationKind,
    flags: DeclarationFlags = [],
    name: NameID,
    parent: Int32 = 0,
    offset: UInt32 = 0,
    end: UInt32 = 30,
    type: Int32 = -1,
    value: Int32 = -1,
    context: Int32 = -1
  ) -> DeclarationFact {
    DeclarationFact(
      kind: kind,
      flags: flags,
      name: name,
      label: 0,
      parent: parent,
      subtreeEnd: 2,
      nameOffset: offset,
      start: offset,
      end: end,
      visibleFrom: 0,
      type: type,
      value: value,
      context: context
    )
  }
}
