import QatlamTestSupport
import Testing

@Suite("Previews of a view") struct PreviewTests {
  @Test func `are not judged, and listed by their lines`() throws {
    let folder = try ScratchFolder()
    try folder.write("Shop/Domain/Order.swift", "struct Order {}\n")
    try folder.write("Shop/Data/Client.swift", "final class Client {}\n")
    try folder.write(
      "Shop/Presentation/Views/Screen.swift",
      """
      import SwiftUI
      struct Screen: View { var body: some View { Text("") } }
      @available(iOS 17, *)
      #Preview { _ = Client(); return Screen() }
      struct Screen_Previews: PreviewProvider {
        static var previews: some View { let client = Client(); Screen() }
      }

      """
    )
    let run = try Qatlam()("check", folder.path, "--style", "clean", "--format", "json")
    #expect(run.errors == "")
    let report = try CheckedReport(run)
    #expect(report.findings == [])
    #expect(
      report.coverage.skipped
        == [4, 5].map { line in
          .init(
            file: "Shop/Presentation/Views/Screen.swift",
            line: line,
            reason: "preview, read but not judged"
          )
        }
    )
  }
}
