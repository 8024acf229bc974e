func f() async {
  async let a = load()
  async let (b, c) = pair()
  let d = await (a, b, c)
}
