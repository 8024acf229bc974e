struct S {
  var x: Int
  var y: Int {
    @storageRestrictions(initializes: x)
    init { self.x = newValue }
    get { x }
    set { x = newValue }
  }
}
