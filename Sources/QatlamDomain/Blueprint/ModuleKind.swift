/// What a module that is imported is for.
package enum ModuleKind: String, Hashable, Sendable, CaseIterable {
  /// The standard library and Foundation.
  case foundation
  case ui
  case network
  case persistence
  case reactive
  /// Another module of Apple's SDKs.
  case apple
  /// A module of the codebase itself.
  case own
  /// Anything else.
  case vendor
}
