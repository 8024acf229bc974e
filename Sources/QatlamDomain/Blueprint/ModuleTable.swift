/// Which modules and SDK types are of which kind.
package struct ModuleTable: Hashable, Sendable {
  /// The kinds of modules, by module name.
  package let modules: [String: ModuleKind]
  /// The kinds of SDK types that need no import of their own kind, by type name.
  package let types: [String: ModuleKind]

  /// Creates a table.
  package init(modules: [String: ModuleKind], types: [String: ModuleKind]) {
    self.modules = modules
    self.types = types
  }

  /// Returns the kind of a module; one that is not listed is a vendor's.
  package func kind(of module: String) -> ModuleKind { modules[module] ?? .vendor }
}
