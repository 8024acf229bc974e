import Foundation
import RickAndMorty

#if canImport(UIKit)
import UIKit

// The address space of C's argument vector is UIKit's own business.
_ = unsafe UIApplicationMain(
  CommandLine.argc,
  CommandLine.unsafeArgv,
  nil,
  NSStringFromClass(AppDelegate.self)
)
#else
let app = AppDelegate(
  arguments: Array(CommandLine.arguments.dropFirst()),
  environment: ProcessInfo.processInfo.environment
)
exit(await app.run())
#endif
