struct Outer {
  class Middle {
    enum Inner { case one }
    struct Other { var inner: Inner }
  }
  typealias Short = Middle.Inner
}
