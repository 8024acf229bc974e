import Foundation
import TerminalUI

/// The program from its arguments to its exit status.
@MainActor package enum ArticlesProgram {
  /// Runs the program; everything it reads and writes is in the world that it is given.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind the program's name.
  ///   - world: What the program reads from and writes to.
  /// - Returns: The exit status: 0 done, 2 misuse, 3 the world failed.
  package static func run(arguments: [String], in world: World) async -> Int32 {
    let environmentLanguage = Language(environment: world.environment)
    let invocation: Invocation
    do throws(UsageFault) {
      invocation = try CommandReader.read(arguments)
    } catch {
      let wording = Wording(language: environmentLanguage, timeZone: world.timeZone)
      return end(wording.text(for: error), .misuse, in: world)
    }
    let language = invocation.language ?? environmentLanguage
    let wording = Wording(language: language, timeZone: world.timeZone)
    let settings = Settings(place: invocation.place, environment: world.environment)
    guard let settings else { return end(wording[.noHome], .misuse, in: world) }
    let container = Container(settings: settings, language: language, world: world)
    guard invocation.command == .screen, world.isInteractive else {
      return await container.commandView().run(invocation.command).rawValue
    }
    return await showScreen(of: container, wording: wording, in: world).rawValue
  }

  private static func showScreen(
    of container: Container,
    wording: Wording,
    in world: World
  ) async -> ExitStatus {
    do throws(TerminalFailure) {
      let terminal = try Terminal.open(colors: (world.environment["NO_COLOR"] ?? "").isEmpty)
      await container.terminalScreen(on: terminal).run(keys: terminal.keys)
      terminal.close()
      return .success
    } catch {
      world.console.writeError("articles: \(error.localizedDescription)\n")
      return .failure
    }
  }

  private static func end(_ text: String, _ status: ExitStatus, in world: World) -> Int32 {
    world.console.writeError("articles: " + PlainText.line(text) + "\n")
    return status.rawValue
  }
}
