class D: C {
  override var a: Int { get { super.a } set { super.a = newValue } }
  override func b() { super.b() }
  final override class func c() {}
}
