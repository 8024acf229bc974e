actor Store {
  var count = 0
  nonisolated let name: String
  nonisolated(unsafe) var cache: [Int] = []
}
