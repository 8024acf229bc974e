import OracleFacts
import OraclePackages
import OracleSyntax
import Testing

@Suite struct MutatorTests {
  private let files = ["let a = b.c\n", "func f() { g(1) }\n"].map { Array($0.utf8) }

  private func mutations(seed: UInt64) async -> [String] {
    let tokens = await DeepThread.run { [files] in files.map { SyntaxTokens.tokens(of: $0) } }
    var mutator = Mutator(files: tokens, seed: seed)
    return (0..<20).compactMap { _ in mutator.next().map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test func `the same seed makes the same changes`() async {
    let first = await mutations(seed: 1)
    #expect(first.count == 20)
    #expect(await mutations(seed: 1) == first)
    #expect(await mutations(seed: 2) != first)
  }

  @Test func `tokens joined are the file again`() async {
    let joined = await DeepThread.run { [files] in
      files.map { Array(SyntaxTokens.tokens(of: $0).joined()) }
    }
    #expect(joined == files)
  }

  @Test func `without files there is nothing to change`() {
    var mutator = Mutator(files: [], seed: 1)
    #expect(mutator.next() == nil)
  }
}
