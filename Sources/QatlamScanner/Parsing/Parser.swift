import QatlamDomain

/// Reads one file's tokens into facts.
///
/// It is a machine with a stack of its own (`frames`): nothing recurses, so no nesting is too deep.
/// Each step looks at the innermost open construct and the current token, and either consumes the
/// token, opens a construct or ends one.
struct Parser: ~Copyable {
  var lexer = Lexer()
  var facts = FactBuilder()
  /// The constructs around `top`.
  var frames = Buffer<Frame>(capacity: 256)
  /// The innermost open construct.
  var top = Frame(kind: .file, scope: 0, function: -1, opener: 0)
  /// Components of the chains that are still open; the innermost chain's are last.
  var pending = Buffer<RawComponent>(capacity: 256)
  /// For every open `#if`, how deep the stack was there.
  var branches = Buffer<Int32>(capacity: 16)
  /// For every open `#if`, where it begins.
  var branchStarts = Buffer<Int>(capacity: 16)
  /// The end of the last `#if`, `#elseif` or `#else`, and what stood before it and its like; -1 for none.
  var directiveEnd = -1
  var beforeDirective = -1
  var typeFrames = Buffer<TypeFrame>(capacity: 64)
  /// Parentheses open since the innermost brace.
  var openParens: Int32 = 0
  /// Square brackets open since the innermost brace.
  var openSquares: Int32 = 0
  /// Stack depth of the innermost interpolation that must end on its line; zero for none.
  var lineBound: Int32 = 0
  var isDone = false
  /// Whether the end of the file was reached with something open.
  var hasOpenEnd = false
  /// Whether a declaration at the line's first byte ends all that is open.
  var isResynchronising = false
  /// Before this offset no `<` begins generic arguments: a look ahead from further left met no `>`.
  var plainUntil = 0
  /// How many runs inside a run are under way; see `parseAttribute`.
  var attributeDepth = 0

  /// Reads the file whose bytes the lexer holds.
  ///
  /// A file that ends with braces open is read a second time, and then a declaration that begins at
  /// the margin is taken as the end of all that was left open before it.
  mutating func parse(from start: Int) {
    isResynchronising = false
    read(from: start)
    guard hasOpenEnd else { return }
    isResynchronising = true
    read(from: start)
  }

  private mutating func read(from start: Int) {
    facts.reset()
    frames.truncate(to: 0)
    pending.truncate(to: 0)
    branches.truncate(to: 0)
    branchStarts.truncate(to: 0)
    directiveEnd = -1
    beforeDirective = -1
    typeFrames.truncate(to: 0)
    openParens = 0
    openSquares = 0
    lineBound = 0
    isDone = false
    hasOpenEnd = false
    attributeDepth = 0
    plainUntil = 0
    _ = facts.open(.file, parent: -1, nameOffset: 0, start: 0)
    top = Frame(kind: .file, scope: 0, function: -1, opener: 0)
    lexer.begin(at: start)
    run(above: -1)
    facts.close(0, end: lexer.bytes.count)
  }

  /// How many constructs may be open before the rest of a bracket is skipped.
  ///
  /// The compiler gives up at 256 levels, each of which is a few constructs. With a limit no input can make the
  /// scanner hold more than a few dozen bytes for each of its own.
  private static let deepestNesting = 4_096

  /// Takes steps until no more than `depth` constructs are open around the innermost one.
  mutating func run(above depth: Int) {
    var lastStart = -1
    var stalled = 0
    while !isDone, frames.count > depth {
      let start = lexer.token.start
      if start == lastStart {
        // No construct may wait for another for ever: past this many steps the token is given up.
        stalled += 1
        if stalled > frames.count + 64 {
          if lexer.token.kind == .end {
            abandon()
          } else {
            doubt(.unknownToken, at: start)
            lexer.advance()
          }
          stalled = 0
        }
      } else {
        lastStart = start
        stalled = 0
      }
      if lineBound > 0, lexer.token.newlineBefore || lexer.token.kind == .end {
        if lineBound > depth {
          endOpenString()
        } else {
          // The string around all of this ends: the run outside sees to it.
          while frames.count > depth { abandon() }
        }
        continue
      }
      if frames.count > Self.deepestNesting { skipDeepNesting(above: depth) }
      step()
    }
  }

  @inline(__always)
  private mutating func step() {
    if top.kind.isExpression {
      stepExpression()
    } else if top.kind.isBlock {
      stepBlock()
    } else {
      stepConstruct()
    }
  }

  private mutating func stepConstruct() {
    switch top.kind {
    case .head: stepHead()
    case .bindings: stepBindings()
    case .accessors: stepAccessors()
    case .parameters: stepParameters()
    case .enumCases: stepEnumCases()
    case .conditions: stepConditions()
    case .loopHeader: stepLoopHeader()
    case .caseHeader: stepCaseHeader()
    case .catchHeader: stepCatchHeader()
    case .switchHeader: stepSwitchHeader()
    case .captures: stepCaptures()
    default: abandon()
    }
  }

  // MARK: The stack

  @inline(__always)
  mutating func push(_ frame: Frame) {
    frames.append(top)
    top = frame
  }

  @inline(__always)
  mutating func pop() {
    if frames.isEmpty {
      isDone = true
    } else {
      top = frames.removeLast()
    }
  }

  /// How many constructs are open.
  @inline(__always)
  var depth: Int32 { Int32(truncatingIfNeeded: frames.count + 1) }

  /// Makes a frame of a kind inside the current one.
  @inline(__always)
  func frame(_ kind: FrameKind) -> Frame {
    Frame(
      kind: kind,
      scope: top.scope,
      function: top.function,
      opener: UInt32(truncatingIfNeeded: lexer.token.start)
    )
  }

  // MARK: Tokens

  @inline(__always)
  var kind: TokenKind { lexer.token.kind }

  /// Whether the current token is a keyword, not in back-ticks.
  @inline(__always)
  func at(_ keyword: Keyword) -> Bool {
    lexer.token.name == keyword.rawValue && lexer.token.kind == .identifier
      && !lexer.token.isQuoted
  }

  /// The keyword that the current token is, or `none`.
  @inline(__always)
  var keyword: Keyword {
    guard lexer.token.kind == .identifier, !lexer.token.isQuoted,
      lexer.token.name < Keyword.firstOperator
    else { return .none }
    return Keyword(rawValue: lexer.token.name) ?? .none
  }

  /// The end of what was read last, a directive before the current token aside.
  @inline(__always)
  var contentEnd: Int { lexer.previousEnd == directiveEnd ? beforeDirective : lexer.previousEnd }

  /// Whether the current token follows the one before without a blank.
  @inline(__always)
  var isAdjacent: Bool { lexer.token.start == lexer.previousEnd }

  /// Whether the current token is an operator that begins with a byte.
  @inline(__always)
  func atOperator(_ byte: UInt8) -> Bool {
    lexer.token.kind == .op && lexer.bytes[lexer.token.start] == byte
  }

  /// Records a place that could not be read.
  mutating func doubt(_ reason: PartialRead.Reason, at offset: Int) {
    lexer.note(reason, at: offset)
  }

  /// Skips a bracket and what it holds, strings as a whole; the current token opens it.
  ///
  /// Afterwards the current token is the one behind the closing bracket.
  mutating func skipBalanced() {
    var depth = 0
    while kind != .end {
      switch kind {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace:
        depth -= 1
        if depth <= 0 {
          if depth == 0 { lexer.advance() }
          return
        }
      case .string: lexer.token.end = lexer.stringEndKeepingToken()
      default: break
      }
      lexer.advance()
    }
  }
}

extension Parser {
  /// Ends the parser and returns its names.
  consuming func finish() -> Interner.Snapshot { lexer.finish() }
}
