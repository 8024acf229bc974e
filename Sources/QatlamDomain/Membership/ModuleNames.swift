/// The modules of targets, by their index.
///
/// Targets that share a file count as one module: each sees it, so what it declares must be seen from both.
struct ModuleNames {
  private let names: [String]

  /// Joins the targets of files; `owners` are those of each file.
  init(_ targets: [BuildTarget], _ owners: [[Int]]) {
    var leader = Array(targets.indices)
    func root(_ target: Int) -> Int {
      var place = target
      while leader[place] != place { place = leader[place] }
      return place
    }
    for owners in owners {
      let built = owners.filter { targets[$0].kind != .test }
      guard let first = built.first else { continue }
      for other in built.dropFirst() {
        let (one, two) = (root(first), root(other))
        // What others import keeps its name.
        let isOrdered = (targets[one].kind.rawValue, one) < (targets[two].kind.rawValue, two)
        if one != two { leader[isOrdered ? two : one] = isOrdered ? one : two }
      }
    }
    names = targets.indices.map { index in
      let target = targets[root(index)]
      return target.project.isEmpty ? target.module : "\(target.project)/\(target.module)"
    }
  }

  /// The module of a target, by the path of its project.
  subscript(target: Int) -> String { names[target] }
}
