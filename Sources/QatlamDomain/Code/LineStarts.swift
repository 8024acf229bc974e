/// Where lines begin, for finding the line of an offset.
enum LineStarts {
  /// Returns the line and the column (both from 1, columns in bytes) of a byte offset.
  ///
  /// `starts` are the offsets at which lines begin, the first of them 0.
  static func position(of offset: UInt32, _ starts: [UInt32]) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - starts[low]) + 1)
  }
}
