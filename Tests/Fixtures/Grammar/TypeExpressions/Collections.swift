let a: [Int], b: [[Int]], c: [String: [Int: Bool]], d: [3 of Int], e: [n of [2 of Int]]
