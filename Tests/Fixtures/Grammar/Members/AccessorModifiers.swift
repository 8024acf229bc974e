struct S {
  var a: Int { mutating get { 1 } nonmutating set { use(newValue) } }
  var b: Int { @inlinable get { 1 } @Marked set {} }
}
