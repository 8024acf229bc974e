import QatlamDomain

extension Configuration {
  /// Adds the project's modules to a table.
  func table(from table: ModuleTable) -> ModuleTable {
    var modules = table.modules
    for entry in self.modules {
      guard let kind = ModuleKind(rawValue: entry.name.value) else { continue }
      for module in entry.values { modules[module.value] = kind }
    }
    return ModuleTable(modules: modules, types: table.types)
  }

  /// Reads a pattern of paths.
  func glob(_ pattern: Located<String>) throws(ConfigurationFault) -> Glob {
    do throws(GlobFault) {
      return try Glob(pattern.value)
    } catch {
      throw fault(at: pattern, .invalidPattern(error.pattern))
    }
  }

  /// A fault where something is written.
  func fault<Value>(
    at place: Located<Value>,
    _ problem: ConfigurationFault.Problem
  ) -> ConfigurationFault {
    ConfigurationFault(file: file, line: place.line, column: place.column, problem)
  }
}
