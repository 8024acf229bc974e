import QatlamDomain

extension Configuration {
  /// Returns the configuration of an app inside a project with its paths made relative to the project.
  func nested(in root: String) -> Configuration {
    let glob = Self.glob(for: root)
    func moved(_ text: Located<String>, _ prefix: String) -> Located<String> {
      Located("\(prefix)/\(text.value)", line: text.line, column: text.column)
    }
    var nested = self
    nested.isNested = true
    nested.roots = roots.map { moved($0, root) }
    nested.exclude = exclude.map { moved($0, glob) }
    nested.layers = layers.map { entry in
      Entry(name: entry.name, values: entry.values.map { moved($0, glob) })
    }
    nested.roles = roles.map { role in
      var role = role
      role.signs = role.signs.map { signs in
        signs.map { sign in
          guard case .paths(let paths) = sign else { return sign }
          return .paths(paths.map { moved($0, glob) })
        }
      }
      return role
    }
    return nested
  }

  /// Leaves in a codebase what the configuration does not leave out.
  func narrowed(_ codebase: Codebase) throws(ConfigurationFault) -> Codebase {
    var globs: [Glob] = []
    for pattern in exclude { globs.append(try glob(pattern)) }
    guard !globs.isEmpty || !roots.isEmpty else { return codebase }
    let files = codebase.files.filter { file in
      guard roots.isEmpty || roots.contains(where: { file.path.hasPrefix($0.value + "/") }) else {
        return false
      }
      return !Self.prefixes(of: file.path).contains { prefix in
        globs.contains { $0.matches(prefix) }
      }
    }
    return Codebase(files: files, names: codebase.names)
  }

  /// A path as a glob that fits it alone.
  static func glob(for path: String) -> String {
    var glob = ""
    for character in path {
      if "*?[]{}\\".contains(character) { glob += "\\" }
      glob.append(character)
    }
    return glob
  }

  /// The path, and every folder on its way.
  private static func prefixes(of path: String) -> [[UInt8]] {
    let bytes = Array(path.utf8)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") } + [bytes.count]
    return ends.map { Array(bytes[..<$0]) }
  }
}
