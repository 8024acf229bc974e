import Foundation

/// The judge of Qatlam's scanner and resolver: `oracle facts PATH`, `oracle references PACKAGE`,
/// `oracle mutate FOLDER TARGET`; and a measure of its speed: `oracle parse FOLDER`.
@main
enum Oracle {
  /// Compares, prints and exits: 0 equal, 1 different, 2 misused, 3 failed.
  static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      switch options.command {
      case .facts: exit(try await FactsCommand(options: options).run() ? 0 : 1)
      case .mutate: try await MutateCommand(options: options).run()
      case .references: try await ReferencesCommand(options: options).run()
      case .parse: try await ParseCommand(options: options).run()
      }
    } catch let error as OptionError {
      Console.complain(error.text)
      exit(2)
    } catch {
      Console.complain("oracle: \(error)")
      exit(3)
    }
  }
}
