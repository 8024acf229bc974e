#if canImport(UIKit)
public import UIKit

/// The app's start on Apple's mobile platforms (R14).
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Names the scene's delegate, in code (R8).
  public func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
#else
import TerminalUI

/// The app's start in the terminal: one command, one exit status (R14).
@MainActor
public struct AppDelegate {
  private let arguments: [String]
  private let environment: [String: String]
  private let console: any Console

  /// Creates the app for a command line, without the program's own name.
  public init(arguments: [String], environment: [String: String]) {
    self.init(arguments: arguments, environment: environment, console: StandardConsole())
  }

  /// Creates the app for a command line and a place to write to.
  init(arguments: [String], environment: [String: String], console: any Console) {
    self.arguments = arguments
    self.environment = environment
    self.console = console
  }

  /// Does what the command line asks for.
  ///
  /// - Returns: 0 when it was done, 2 when it was not understood, 3 when the world failed.
  public func run() async -> Int32 {
    let spoken = Language(environment: environment)
    do throws(ArgumentFault) {
      let invocation = try Invocation(arguments: arguments, language: spoken)
      return await run(invocation).rawValue
    } catch {
      console.complain("rick-and-morty: \(spoken.text(for: error))")
      return ExitStatus.misuse.rawValue
    }
  }

  private func run(_ invocation: Invocation) async -> ExitStatus {
    let settings = invocation.settings
    let clients = NetworkClientFactory(source: settings.source)
    let commands = PlainCommands(
      settings: settings,
      makeClient: clients.create,
      console: console
    )
    switch invocation.command {
    case .help:
      return commands.print(settings.language.help)
    case .version:
      return commands.print("rick-and-morty \(Self.version)")
    case .screen where console.isInteractive:
      return await openScreen(settings, clients)
    case .screen:
      return await commands.list(.everyone, page: 1)
    case .list(let query, let page, .text):
      return await commands.list(query, page: page)
    case .list(let query, let page, .json):
      return await commands.export(.page(query, number: page))
    case .show(let id, .text):
      return await commands.show(id: id)
    case .show(let id, .json):
      return await commands.export(.character(id: id))
    }
  }

  private func openScreen(
    _ settings: AppSettings,
    _ clients: NetworkClientFactory
  ) async -> ExitStatus {
    do throws(TerminalFailure) {
      let terminal = try Terminal.open(colors: (environment["NO_COLOR"] ?? "").isEmpty)
      defer { terminal.close() }
      let scene = SceneDelegate(
        factory: HomeFactory(settings: settings, makeClient: clients.create)
      )
      scene.scene(willConnectTo: terminal)
      await scene.window?.run(terminal.keys)
      return .done
    } catch {
      console.complain("rick-and-morty: \(error.errorDescription ?? String(describing: error))")
      return .failed
    }
  }

  private static var version: String { "1.0.0" }
}
#endif
