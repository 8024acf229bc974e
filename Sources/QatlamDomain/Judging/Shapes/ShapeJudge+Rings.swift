extension ShapeJudge {
  /// References that close a ring of layers, features or files, where it is cheapest to cut; sorted.
  ///
  /// Of a shape that is off nothing is looked for, unless it is asked for even so.
  package func ringFindings(evenOff: Bool) -> [Finding] {
    var found: [Finding] = []
    for shape in blueprint.shapes {
      guard case .standsInNoRing(let kind) = shape.constraint,
        evenOff || (shape.level ?? blueprint.levels[shape.rule]) != .off
          || blueprint.partLevels[shape.rule] != nil
      else { continue }
      let more = findings(of: Rings(kind, among: shape.parts, seenBy: judge), shape)
      // What closes a ring of layers closes one of files too; that is said once.
      found += more.filter { one in
        !found.contains { $0.rule == one.rule && $0.place == one.place && $0.target == one.target }
      }
    }
    return found.sorted()
  }

  private func findings(of rings: Rings, _ shape: Shape) -> [Finding] {
    rings.all().map { ring in
      let cut = ring[0].first
      let target = cut.reference.target
      return finding(
        shape,
        place: judge.place(cut.reference.offset, in: cut.file),
        source: judge.name(ofScope: cut.reference.scope, in: cut.file),
        part: judge.part(of: cut.reference.scope, in: cut.file),
        target: judge.targetName(of: target),
        targetPlace: judge.place(of: target),
        to: judge.part(of: target.index, in: Int(target.file))?.name ?? "",
        evidence: .ring(
          rings.kind,
          links: ring.map { link in
            Evidence.RingLink(
              from: rings.name(of: link.source),
              to: rings.name(of: link.target),
              place: judge.place(link.first.reference.offset, in: link.first.file)
            )
          },
          references: ring[0].count
        )
      )
    }
  }
}
