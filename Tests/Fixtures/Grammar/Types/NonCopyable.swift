struct Handle: ~Copyable {
  let id: Int
  consuming func close() { discard self }
  deinit { shut(id) }
}
