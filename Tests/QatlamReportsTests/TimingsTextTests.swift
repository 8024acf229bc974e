import QatlamReports
import QatlamUseCases
import Testing

@Suite("The text of timings")
struct TimingsTextTests {
  private struct Times: StageTiming {
    let times: [CheckStage: Duration]

    func add(_ stage: CheckStage, _ time: Duration) {}

    func time(of stage: CheckStage) -> Duration { times[stage] ?? .zero }
  }

  @Test func `has a line for each stage, in milliseconds with two decimals`() {
    let times: [CheckStage: Duration] = [
      .discover: .microseconds(1_234), .read: .microseconds(5), .scan: .seconds(61),
      .resolve: .microseconds(99_999), .judge: .milliseconds(-1),
    ]
    #expect(
      TimingsText.text(of: Times(times: times)) == """
        qatlam: discover  1.23 ms
        qatlam: read      0.00 ms
        qatlam: scan      61000.00 ms
        qatlam: index     0.00 ms
        qatlam: resolve   99.99 ms
        qatlam: classify  0.00 ms
        qatlam: judge     0.00 ms
        qatlam: report    0.00 ms

        """
    )
  }
}
