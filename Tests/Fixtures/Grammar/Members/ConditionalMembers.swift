struct S {
  #if DEBUG
  var debug = true
  func log() { print(debug) }
  #else
  var release = true
  #endif
  let last = 1
}
