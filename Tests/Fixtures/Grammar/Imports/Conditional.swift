#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#else
import Foundation
#endif
