internal import QatlamDomain

/// The server's paths and the form of its list (C12).
extension CleanApp {
  /// The type that the list is decoded into.
  var listType: String { model.listKey == nil ? "[\(type)DTO]" : "\(type)ListDTO" }

  /// How the list is taken out of what was decoded.
  var listAccess: String { model.listKey.map { ".\($0.property)" } ?? "" }

  /// The expression of the client without a network.
  func embeddedClient(_ records: String) -> String {
    let list = model.listKey.map { ", list: { \(type)ListDTO(\($0.argument): $0) }" }
    return "EmbeddedHTTPClient(path: [\(pathText)], records: \(records)\(list ?? ""))"
  }

  /// The form of the list, where it is more than an array.
  var listDTO: SourceText {
    guard let key = model.listKey else { return .none }
    return #"""
      /// The list of \#(phrases) as the server writes it.
      struct \#(type)ListDTO: Codable, Hashable, Sendable {
        /// The \#(phrases), in the order of the answer.
        let \#(key.property): [\#(type)DTO]

        \#(key.codingKeys)
      }
      """#
  }

  /// The literal of an empty list's JSON.
  var emptyList: String { model.listKey.map { ##"#"{"\##($0.text)": []}"#"## } ?? "\"[]\"" }

  /// Answers that make no sense, with the failures that say so.
  var badAnswers: [String] {
    let lacking = model.listKey.map { ##"(#"{"\##($0.text)": [{}]}"#"## } ?? "(\"[{}]\""
    return [#"("[", GatewayFailure.unreadableAnswer),"#, lacking + #", .missingField("id")),"#]
  }

  /// The failure of a date that is none.
  var dateCase: SourceText {
    #"""
    /// The answer has a date that is none.
    case strangeDate(String)
    """#
  }

  /// The sentence of a date that is none.
  var dateMessage: SourceText {
    #"""
    case .strangeDate(let text): "The server's answer has a date that is none: “\(text)”."
    """#
  }

  /// How dates are written.
  var dateEncoding: SourceText {
    #"""
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(WireDate.text(for: date))
    }
    """#
  }

  /// How dates are read.
  var dateDecoding: SourceText {
    #"""
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        throw GatewayFailure.strangeDate("\(number)")
      }
      let text = try container.decode(String.self)
      guard let date = WireDate.date(from: text) else { throw GatewayFailure.strangeDate(text) }
      return date
    }
    """#
  }

  /// How a date's failure is passed on.
  var dateCatch: SourceText {
    #"""
    } catch let failure as GatewayFailure {
      throw failure
    """#
  }
}
