import QatlamDomain

extension Coverage {
  /// Sums up what was read of a project, as far as it was asked about.
  init(of sources: ProjectSources) {
    self.init()
    var exempt: [Gap] = []
    for root in sources.roots {
      let files = root.resolved.index.codebase.files
      for (index, file) in files.enumerated() where sources.project.covers(file.path) {
        self.files += 1
        partial += file.partialReads.map { part in
          Gap(file: file.path, line: Int(part.line), reason: part.reason.rawValue)
        }
        if root.judge.isUnlayered(index) { unlayered.append(file.path) }
        if let exemption = root.resolved.kinds.exemptions[index] {
          exempt.append(Gap(file: file.path, line: 0, reason: exemption.rawValue))
        } else {
          add(root.resolved.references[index])
          exempt += root.judge.previewPlaces(in: index).map { preview in
            Gap(
              file: file.path,
              line: preview.lowerBound.line,
              reason: SourceKinds.Exemption.preview.rawValue
            )
          }
        }
      }
    }
    skipped = (sources.skipped + exempt).sorted()
    partial.sort()
    unlayered.sort()
  }

  private mutating func add(_ references: FileReferences) {
    resolved += references.references.count
    external += references.libraryCount
    for reference in references.unresolved { unresolved[reference.reason, default: 0] += 1 }
  }
}
