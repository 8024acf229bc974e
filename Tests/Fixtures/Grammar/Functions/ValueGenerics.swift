struct Vector<let count: Int, Element> {
  var storage: InlineArray<count, Element>
  var other: [3 of Element]
}
let v: Vector<4, Int> = .init()
