import QatlamUseCases
import QatlamWorkspace
import Testing

@Suite("A stopwatch")
struct StopwatchTests {
  @Test func `adds up what each stage took`() async {
    let stopwatch = Stopwatch()
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { stopwatch.add(.scan, .milliseconds(3)) } }
    }
    stopwatch.add(.judge, .seconds(2))
    #expect(
      CheckStage.allCases.map(stopwatch.time(of:)) == [
        .zero, .zero, .milliseconds(300), .zero, .zero, .zero, .seconds(2), .zero,
      ]
    )
  }
}
