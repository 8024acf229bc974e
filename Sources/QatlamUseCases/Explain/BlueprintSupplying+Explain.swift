import QatlamDomain

extension BlueprintSupplying {
  /// Returns the blueprint of one style, or of every style in the order of `styles`.
  func all(named style: String?) throws(ExplainFailure) -> [Blueprint] {
    var found: [Blueprint] = []
    for name in style.map({ [$0] }) ?? styles {
      let blueprint: Blueprint?
      do throws(BlueprintFault) {
        blueprint = try self.blueprint(named: name)
      } catch {
        throw .blueprint(error)
      }
      guard let blueprint else { throw .unknownStyle(name) }
      found.append(blueprint)
    }
    return found
  }
}
