#if canImport(UIKit)
import UIKit

/// What the factories hand out and the router pushes.
typealias Screen = UIViewController

/// What screens are pushed onto.
typealias ScreenStack = UINavigationController
#else
/// What the factories hand out and the router pushes.
typealias Screen = any TerminalScreen

/// What screens are pushed onto.
typealias ScreenStack = TerminalScreenStack
#endif
