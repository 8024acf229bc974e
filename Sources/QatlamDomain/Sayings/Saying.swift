/// A sentence that tells why somebody may not know another, or what to do instead.
///
/// Built-in blueprints name what they say, and the table of a language has the words; a project's settings bring their
/// own words.
package enum Saying: Hashable, Sendable {
  case clean(CleanSaying)
  case scenes(SceneSaying)
  case cleanVIPER(CleanVIPERSaying)
  case everyStyle(EveryStyleSaying)
  case upkeep(UpkeepSaying)
  /// Why a rule exists.
  case rule(RuleID)
  /// The words of a project's settings, as they are written there.
  case written(String)
}
