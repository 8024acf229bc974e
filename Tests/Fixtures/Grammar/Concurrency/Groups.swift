func f() async throws -> [Int] {
  try await withThrowingTaskGroup(of: Int.self) { group in
    for a in b { group.addTask { try await c(a) } }
    var d: [Int] = []
    for try await e in group { d.append(e) }
    return d
  }
}
