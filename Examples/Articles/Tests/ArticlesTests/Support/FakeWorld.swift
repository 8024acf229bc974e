import Foundation
import Synchronization

@testable import Articles

/// A world without a machine: files, input and output in memory, a clock that stands.
final class FakeWorld: Sendable {
  private let written = Mutex((output: "", errors: ""))
  private let files: [String: Data]
  private let input: String?
  private let answer: String?
  private let environment: [String: String]
  private let count = Mutex<UInt8>(0)

  /// - Parameters:
  ///   - folder: The home of this world, a real folder.
  ///   - files: The files that can be named on the command line.
  ///   - input: The input; `nil` has ended before anything came.
  ///   - answer: What a person answers to a question; `nil` where there is no person.
  ///   - environment: Variables beside `XDG_DATA_HOME`.
  init(
    folder: URL,
    files: [String: Data] = [:],
    input: String? = nil,
    answer: String? = nil,
    environment: [String: String] = [:]
  ) {
    self.files = files
    self.input = input
    self.answer = answer
    self.environment = ["XDG_DATA_HOME": folder.path].merging(environment) { $1 }
  }

  /// Runs the program and returns all that it said.
  func run(_ arguments: String...) async -> ProgramRun {
    await run(arguments)
  }

  /// Runs the program and returns all that it said.
  func run(_ arguments: [String]) async -> ProgramRun {
    written.withLock { $0 = ("", "") }
    let status = await ArticlesProgram.run(arguments: arguments, in: world)
    return written.withLock { ProgramRun(status: status, output: $0.output, errors: $0.errors) }
  }

  private var world: World {
    World(
      environment: environment,
      timeZone: .gmt,
      now: { .sample() },
      makeID: {
        .sample(
          self.count.withLock {
            $0 += 1; return $0
          }
        )
      },
      console: console,
      isInteractive: false,
      serverPatience: 10
    )
  }

  private var console: Console {
    Console(
      write: { text in self.written.withLock { $0.output += text } },
      writeError: { text in self.written.withLock { $0.errors += text } },
      readInput: { () throws(ConsoleFailure) in self.input ?? "" },
      readSecret: { (_) throws(ConsoleFailure) in
        guard let input = self.input else { throw .noInput }
        return input
      },
      ask: { _ in self.answer },
      readFile: { (path) throws(ConsoleFailure) in
        guard let data = self.files[path] else { throw .unreadable(path: path) }
        guard let text = String(data: data, encoding: .utf8) else { throw .notText(path: path) }
        return text
      }
    )
  }
}

/// How a run of the program ended.
struct ProgramRun: Hashable {
  var status: Int32
  var output: String
  var errors: String
}
