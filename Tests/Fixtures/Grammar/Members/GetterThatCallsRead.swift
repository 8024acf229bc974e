var a: Int {
  read { $0 }
}
var b: Int { modify { $0.x } }
