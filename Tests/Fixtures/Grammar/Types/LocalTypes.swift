func f() {
  struct Local { var a = 1 }
  enum Choice { case x }
  class Box { let v: Local; init(v: Local) { self.v = v } }
  _ = Local().a
}
