internal import QatlamDomain

/// The business rule that an entity with texts begins with (C4, C9): no text is empty.
extension CleanApp {
  /// The rule, a member of the entity.
  var ruleText: SourceText {
    guard hasRule else { return .none }
    return #"""
      /// Whether the business rule holds: no text is empty (C4).
      var \#(rule): Bool {
        \#(ruleTerms)
      }
      """#
  }

  /// The error of the broken rule.
  var ruleCase: SourceText {
    guard hasRule else { return .none }
    return #"""
      /// \#(aTitle) has an empty text.
      case notSavable
      """#
  }

  /// The sentence of the broken rule.
  var ruleMessage: SourceText {
    guard hasRule else { return .none }
    return #"case .notSavable: "Something is missing; fill in every text.""#
  }

  /// What saving promises where there is a rule.
  var ruleThrows: SourceText {
    guard hasRule else { return .none }
    return #"""
      ///
      /// - Throws: `notSavable` where the rule is broken; then nothing is saved.
      """#
  }

  /// What keeps the rule when something is saved.
  var ruleGuard: SourceText {
    guard hasRule else { return .none }
    return "guard \(value).\(rule) else { throw .notSavable }"
  }

  /// What saving is.
  var saveTitle: String {
    hasRule ? "Saves \(aPhrase) that keeps the business rule" : "Saves \(aPhrase)"
  }

  /// How saving is done.
  var saveSummary: String {
    hasRule
      ? "Asks the entity's own rule first and the gateway only then (C9)."
      : "Saves through the gateway (C9)."
  }

  /// The tests of the rule.
  var ruleTests: SourceText {
    guard hasRule else { return .none }
    let broken = requiredTexts.map { field in
      SourceText(
        #"""
        @Test func `with no \#(field.phrase) may not be saved`() {
          var \#(value) = \#(type).sample(1)
          \#(value).\#(field.name) = ""

          #expect(!\#(value).\#(rule))
        }
        """#
      )
    }
    return #"""
      @Test func `that is whole may be saved`() {
        #expect(\#(type).sample(1).\#(rule))
      }

      \#(SourceText(broken.map(\.text).joined(separator: "\n\n")))
      """#
  }

  /// The test that nothing is saved against the rule.
  var saveRuleTest: SourceText {
    guard let field = requiredTexts.first else { return .none }
    return #"""
      @Test func `save nothing that breaks the rule`() async {
        let gateway = Fake\#(type)Gateway()
        var \#(value) = \#(type).sample(1)
        \#(value).\#(field.name) = ""

        await #expect(throws: DomainError.notSavable) {
          try await Save\#(type)(gateway: gateway).execute(\#(value))
        }
        #expect(await gateway.calls.isEmpty)
      }
      """#
  }

  private var ruleTerms: [String] {
    let terms = requiredTexts.map { "!\($0.name).isEmpty" }
    let line = terms.joined(separator: " && ")
    guard line.count > LineBreaker.width - 4 else { return [line] }
    return terms.enumerated().map { $0.offset == 0 ? $0.element : "  && " + $0.element }
  }
}
