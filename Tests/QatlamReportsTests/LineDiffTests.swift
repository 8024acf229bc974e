import Testing

@testable import QatlamReports

@Suite("A difference of lines") struct LineDiffTests {
  private func lines(_ range: ClosedRange<Int>) -> String {
    range.map { "\($0)\n" }.joined()
  }

  @Test func `is empty where nothing differs`() {
    #expect(LineDiff(lines(1...9), lines(1...9)).text == "")
  }

  @Test func `shows three lines around what was added`() {
    let new = lines(1...5) + "new\n" + lines(6...12)
    #expect(
      LineDiff(lines(1...12), new).text == """
        @@ -3,6 +3,7 @@
         3
         4
         5
        +new
         6
         7
         8

        """
    )
  }

  @Test func `has a hunk for each place that is far from the next`() {
    let old = lines(1...20)
    let new = "0\n" + lines(1...19)
    #expect(
      LineDiff(old, new).text == """
        @@ -1,3 +1,4 @@
        +0
         1
         2
         3
        @@ -17,4 +18,3 @@
         17
         18
         19
        -20

        """
    )
  }

  @Test func `tells a file that was empty`() {
    #expect(LineDiff("", "a\nb\n").text == "@@ -0,0 +1,2 @@\n+a\n+b\n")
  }
}
