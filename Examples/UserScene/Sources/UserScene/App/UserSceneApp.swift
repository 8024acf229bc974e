#if !canImport(UIKit)
import Foundation
import TerminalUI

/// The program: reads the command line, builds the scenes and shows them where they can be seen.
@MainActor
package struct UserSceneApp {
  private let arguments: [String]
  private let composition: Composition
  private let environment: [String: String]

  /// Takes the words behind the program's name and the variables of the process.
  package nonisolated init(arguments: [String], environment: [String: String]) {
    self.arguments = arguments
    self.environment = environment
    composition = Composition(environment: environment)
  }

  /// Runs on the terminal, or on plain streams where there is none, and returns the exit status.
  package func run() async -> Int32 {
    let report = await report(isInteractive: Terminal.isInteractive)
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(report.output.utf8))
      try FileHandle.standardError.write(contentsOf: Data(report.complaint.utf8))
    } catch {
      // The stream that would take a complaint may be the broken one: the status has to do.
      return ExitStatus.failure.rawValue
    }
    return report.status.rawValue
  }

  /// Does what the command line asks for.
  ///
  /// - Parameter isInteractive: Whether there is a terminal for the scenes to be shown on.
  /// - Returns: How it ended, and what is still to be printed.
  func report(isInteractive: Bool) async -> Report {
    do throws(Misuse) {
      switch try ArgumentReader.invocation(of: arguments) {
      case .help: return Report(status: .done, output: Usage.text)
      case .version: return Report(status: .done, output: Usage.version + "\n")
      case .show(let options, let json):
        let configurator = try configurator(options)
        guard isInteractive, !json else {
          let show = ShowCommand(userID: options.userID, json: json, configurator: configurator)
          return await show.report()
        }
        return await screen(showing: configurator.scene(userID: options.userID))
      case .edit(let options, let name, let email):
        let configurator = try configurator(options)
        guard name == nil, email == nil else {
          let edit = EditCommand(name: name, email: email, editUser: configurator.editUser)
          return await edit.report(userID: options.userID, configurator: configurator)
        }
        guard isInteractive else { throw .nothingToChange }
        return await screen(
          showing: configurator.scene(userID: options.userID, opensEditor: true)
        )
      }
    } catch {
      return Report(status: .misuse, complaint: "user-scene: \(error.message)\n")
    }
  }

  private func configurator(_ options: Invocation.Options) throws(Misuse) -> UserConfigurator {
    UserConfigurator(
      directory: try composition.directory(for: options.source),
      language: composition.language(for: options)
    )
  }

  private func screen(showing scene: UserViewController) async -> Report {
    do throws(TerminalFailure) {
      let colors = environment["NO_COLOR", default: ""].isEmpty
      let terminal = try Terminal.open(colors: colors)
      let navigation = NavigationStack(display: terminal)
      navigation.push(scene)
      await navigation.run(keys: terminal.keys)
      terminal.close()
      return Report(status: .done)
    } catch {
      return Report(
        status: .failure,
        complaint: "user-scene: \(error.localizedDescription)\n"
      )
    }
  }
}
#endif
