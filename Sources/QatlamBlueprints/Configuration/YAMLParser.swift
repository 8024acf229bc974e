private import CYAML

/// libyaml's parser.
///
/// This is the one file that speaks to it: every `unsafe` below passes the parser, the event or the text to a
/// call that they outlive, or reads what the call before it has filled.
enum YAMLParser {
  /// Returns the steps of a text, in order.
  ///
  /// - Throws: `YAMLFailure` where it is no YAML.
  static func events(of text: [UInt8]) throws(YAMLFailure) -> [YAMLEvent] {
    var events: [YAMLEvent] = []
    var failure: YAMLFailure?
    unsafe text.withUnsafeBufferPointer { buffer in
      var parser = unsafe yaml_parser_t()
      guard unsafe yaml_parser_initialize(&parser) == 1 else {
        failure = YAMLFailure(problem: "out of memory", line: 1, column: 1)
        return
      }
      defer { unsafe yaml_parser_delete(&parser) }
      unsafe yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      while failure == nil {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(&parser, &event) == 1 else {
          failure = unsafe self.failure(of: parser, text)
          return
        }
        defer { unsafe yaml_event_delete(&event) }
        if unsafe event.type == YAML_STREAM_END_EVENT { return }
        if let step = unsafe step(of: event) { events.append(step) }
      }
    }
    if let failure { throw failure }
    return events
  }

  private static func failure(of parser: yaml_parser_t, _ text: [UInt8]) -> YAMLFailure {
    let problem = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "no YAML"
    guard unsafe parser.error == YAML_READER_ERROR else {
      let mark = unsafe parser.problem_mark
      return YAMLFailure(problem: problem, line: mark.line + 1, column: mark.column + 1)
    }
    // Bytes that are no text have no mark yet, but an offset.
    let before = text.prefix(unsafe parser.problem_offset)
    let line = before.split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
    return YAMLFailure(
      problem: problem.contains("UTF-8") ? "it is not in UTF-8, save it so" : problem,
      line: before.count { $0 == 0x0A } + 1,
      column: line.count { $0 & 0xC0 != 0x80 } + 1
    )
  }

  /// Returns what an event means; `nil` for those that say nothing.
  private static func step(of event: yaml_event_t) -> YAMLEvent? {
    var kind: YAMLEvent.Kind
    var anchor: UnsafeMutablePointer<yaml_char_t>?
    var tag: UnsafeMutablePointer<yaml_char_t>?
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_ALIAS_EVENT:
      kind = unsafe .alias(name(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = unsafe .scalar(String(decoding: bytes, as: UTF8.self))
      unsafe (anchor, tag) = unsafe (scalar.anchor, scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      kind = .listStart
      let sequence = unsafe event.data.sequence_start
      unsafe (anchor, tag) = unsafe (sequence.anchor, sequence.tag)
    case YAML_SEQUENCE_END_EVENT: kind = .listEnd
    case YAML_MAPPING_START_EVENT:
      kind = .mapStart
      let mapping = unsafe event.data.mapping_start
      unsafe (anchor, tag) = unsafe (mapping.anchor, mapping.tag)
    case YAML_MAPPING_END_EVENT: kind = .mapEnd
    default: return nil
    }
    let mark = unsafe event.start_mark
    return YAMLEvent(
      kind: kind,
      anchor: unsafe name(anchor),
      isTagged: unsafe tag != nil,
      line: mark.line + 1,
      column: mark.column + 1
    )
  }

  private static func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }
}
