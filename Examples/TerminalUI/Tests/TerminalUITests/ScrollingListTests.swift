import TerminalUI
import Testing

@Suite struct `A scrolling list` {
  @Test func `moves with the arrows and stops at both ends`() {
    var list = ScrollingList()
    var selections: [Int] = []
    for key in [Key.up, .down, .down, .down, .down, .home, .end] {
      let isTaken = list.handle(key, count: 3, visible: 10)
      selections.append(isTaken ? list.selection : -1)
    }
    #expect(selections == [0, 1, 2, 2, 2, 0, 2])
  }

  @Test func `scrolls no more than keeps the selection in sight`() {
    var list = ScrollingList()
    for _ in 0..<5 { _ = list.handle(.down, count: 10, visible: 4) }
    #expect(list == ScrollingList(selection: 5, offset: 2))
    _ = list.handle(.up, count: 10, visible: 4)
    #expect(list == ScrollingList(selection: 4, offset: 2))
    for _ in 0..<3 { _ = list.handle(.up, count: 10, visible: 4) }
    #expect(list == ScrollingList(selection: 1, offset: 1))
  }

  @Test func `moves by as many entries as fit`() {
    var list = ScrollingList()
    _ = list.handle(.pageDown, count: 100, visible: 8)
    _ = list.handle(.pageDown, count: 100, visible: 8)
    #expect(list == ScrollingList(selection: 16, offset: 9))
    _ = list.handle(.pageUp, count: 100, visible: 8)
    #expect(list == ScrollingList(selection: 8, offset: 8))
  }

  @Test(arguments: [
    (ScrollingList(selection: 9, offset: 8), 3, 5, 0..<3),
    (ScrollingList(selection: 0, offset: 0), 0, 5, 0..<0),
    (ScrollingList(selection: 2, offset: 0), 5, 0, 0..<0),
    (ScrollingList(selection: 4, offset: 0), 5, 1, 4..<5),
    (ScrollingList(selection: 5, offset: 90), 100, 4, 5..<9),
    (ScrollingList(selection: -3, offset: -3), 5, 2, 0..<2),
    (ScrollingList(selection: 1, offset: 0), -1, -1, 0..<0),
  ])
  func `shows a range that fits the entries and the screen`(
    list: ScrollingList,
    count: Int,
    visible: Int,
    range: Range<Int>
  ) {
    #expect(list.visibleRange(count: count, visible: visible) == range)
  }

  @Test func `leaves other keys to the screen`() {
    var list = ScrollingList(selection: 1, offset: 0)
    let isTaken = [Key.enter, .character("j"), .left, .resize].map { key in
      list.handle(key, count: 3, visible: 3)
    }
    #expect(isTaken == [false, false, false, false])
    #expect(list == ScrollingList(selection: 1, offset: 0))
  }
}
