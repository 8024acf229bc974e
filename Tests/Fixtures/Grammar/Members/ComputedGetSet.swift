struct S {
  var a: Int { get { storage } set { storage = newValue } }
  var b: Int { get { storage } set(value) { storage = value } }
  var c: Int { set { storage = newValue } get { 3 } }
}
