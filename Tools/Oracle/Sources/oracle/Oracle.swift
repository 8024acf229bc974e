import Foundation

/// The judge of Qatlam's scanner: `oracle facts PATH`.
@main
enum Oracle {
  /// Compares, prints and exits: 0 equal, 1 different, 2 misused, 3 failed.
  static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      let isClean = try await FactsCommand(options: options).run()
      exit(isClean ? 0 : 1)
    } catch let error as OptionError {
      Console.complain(error.text)
      exit(2)
    } catch {
      Console.complain("oracle: \(error)")
      exit(3)
    }
  }
}
