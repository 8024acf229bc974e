struct S<@Marked T> {
  var a: Int { @MainActor get { 1 } @Other(x) set {} }
}
