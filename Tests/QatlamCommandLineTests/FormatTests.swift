import Foundation
import QatlamTestSupport
import Testing

@Suite("Formats")
struct FormatTests {
  @Test func `count columns as their readers do`() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "Domain/Entities/Cart.swift",
      "struct Cart { let 😀é: Int; let client: Client? }\n"
    )
    try folder.write("Data/API/Client.swift", "struct Client {}\n")
    let qatlam = try Qatlam()
    let check = ["check", ".", "--style", "clean", "--rules", "dependency", "--format"]
    let xcode = try qatlam(check + ["xcode"], in: folder.path)
    #expect(xcode.output.hasPrefix("\(folder.path)/Domain/Entities/Cart.swift:1:44: error: "))
    let github = try qatlam(check + ["github"], in: folder.path)
    #expect(
      github.output.hasPrefix("::error file=Domain/Entities/Cart.swift,line=1,col=44,title=")
    )
    let sarif = try qatlam(check + ["sarif"], in: folder.path)
    #expect(sarif.output.contains(#""region":{"startColumn":41,"startLine":1}"#))
  }

  @Test func `of a report stay the same where the stages' times are told beside it`() throws {
    let folder = try ScratchFolder()
    try folder.write("Domain/Entities/Cart.swift", "struct Cart {}\n")
    let qatlam = try Qatlam()
    let check = ["check", ".", "--style", "clean"]
    let plain = try qatlam(check, in: folder.path)
    let timed = try qatlam(check + ["--timings"], in: folder.path)
    #expect(timed.output == plain.output)
    #expect(
      timed.errors.split(separator: "\n").map { $0.prefix { $0 != "." }.split(separator: " ")[1] }
        == ["discover", "read", "scan", "index", "resolve", "classify", "judge", "report"]
    )
  }
}
