extension ArchitectureJudge {
  /// Returns one finding for each judged file that belongs to no part, in order.
  package func unlayeredFindings() -> [Finding] {
    index.codebase.files.indices.filter(isUnlayered).map { file in
      let path = index.codebase.files[file].path
      return finding(
        .unlayered,
        at: path,
        target: String(paths[file].fileName),
        evidence: .unlayeredFile,
        remedy: .upkeep(.moveIntoLayersFolder)
      )
    }
  }

  /// Returns one finding for each layer that no judged file belongs to, in the blueprint's order.
  ///
  /// Layers that give way to others, such as `shared`, may be empty; and where every file has its layer, an empty one
  /// hides nothing. `root` is the folder that is judged.
  package func emptyLayerFindings(in root: String) -> [Finding] {
    guard index.codebase.files.indices.contains(where: isUnlayered) else { return [] }
    let judged = kinds.exemptions.indices.filter { kinds.exemptions[$0] == nil }
    let owned = Set(judged.compactMap { layerOfFile[$0] })
    return blueprint.layers.filter { !$0.yields && !owned.contains($0.name) }.map { layer in
      finding(
        .emptyLayer,
        at: root,
        target: layer.name,
        evidence: .emptyLayer,
        remedy: .upkeep(.giveLayerItsFolder)
      )
    }
  }

  /// Whether a judged file's part knows another part, by their names.
  package func knows(_ target: String, from source: String) -> Bool {
    guard let from = blueprint.index(of: source), let to = blueprint.index(of: target) else {
      return false
    }
    return references.indices.contains { file in
      kinds.exemptions[file] == nil && parts[file].contains(Int16(from))
        && references[file].references.contains { reference in
          Int(parts[file][Int(reference.scope)]) == from
            && Int(parts[Int(reference.target.file)][Int(reference.target.index)]) == to
        }
    }
  }

  /// Whether a judged type of a part has a name of that ending.
  package func hasType(ending suffix: String, in part: String) -> Bool {
    guard let wanted = blueprint.index(of: part) else { return false }
    return index.codebase.files.indices.contains { file in
      kinds.exemptions[file] == nil
        && index.codebase.files[file].declarations.indices.contains { position in
          let declaration = index.codebase.files[file].declarations[position]
          return Int(parts[file][position]) == wanted
            && TypeName.ends(TypeName.stem(index.codebase.names[declaration.name]), with: suffix)
        }
    }
  }

  /// Whether a file of the codebase imports a module.
  package func imports(_ module: String) -> Bool {
    index.codebase.files.contains { file in
      file.imports.contains { line in
        line.path.first.map { index.codebase.names[$0] == module } ?? false
      }
    }
  }

  private func finding(
    _ rule: RuleID,
    at path: String,
    target: String,
    evidence: Evidence,
    remedy: Saying
  ) -> Finding {
    Finding(
      rule: rule,
      severity: severity(of: rule),
      place: Place(file: path, line: 0, column: 0),
      source: target,
      target: target,
      evidence: evidence,
      reason: .rule(rule),
      remedy: remedy,
      serves: RuleEntry.of(rule).serves
    )
  }
}
