func f() {
  @Wrapper var a = 1
  @MainActor func g() {}
  @Box(1) let b: Int
}
