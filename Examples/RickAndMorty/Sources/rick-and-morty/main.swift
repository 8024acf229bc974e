import Foundation
import RickAndMorty

#if canImport(UIKit)
import UIKit

AppDelegate.main()
#else
let app = AppDelegate(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment
)
exit(await app.run())
#endif
