func f() {
  func g(a: Int) -> Int {
    func h() -> Int { a }
    return h()
  }
  print(g(a: 1))
}
