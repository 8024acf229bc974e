import Observation
import TerminalUI

/// The whole screen of the terminal: the places in front of each other, and the loop around them.
@MainActor final class TerminalScreen {
  private enum Event: Sendable {
    case key(Key)
    case noMoreKeys
    case changed(drawing: Int)
    case mustDraw
    case worked(Step)
  }

  private struct Question {
    let text: String
    let work: Work
  }

  private let display: any Display
  private let views: TerminalViews
  private let events: AsyncStream<Event>
  private let sender: AsyncStream<Event>.Continuation
  private var path: [any TerminalView]
  private var question: Question?
  private var notice: Phrase?
  private var work: Task<Void, Never>?
  private var waitingKeys: [Key] = []
  private var drawing = 0
  private var willDraw = false
  private var isOver = false

  /// Takes what is drawn on and what there is to see; begins at the published articles.
  init(display: any Display, views: TerminalViews) {
    self.display = display
    self.views = views
    path = [views.view(at: .articles)]
    (events, sender) = AsyncStream.makeStream()
  }

  /// Shows the screen until somebody leaves it or no more keys come.
  func run(keys: AsyncStream<Key>) async {
    let reading = Task { [sender] in
      for await key in keys { sender.yield(.key(key)) }
      sender.yield(.noMoreKeys)
    }
    defer { reading.cancel() }
    take(path[path.count - 1].appear())
    draw()
    for await event in events {
      receive(event)
      if isOver { break }
    }
    work?.cancel()
    await work?.value
  }

  private func receive(_ event: Event) {
    switch event {
    case .key(let key) where work != nil: receiveWhileWorking(key)
    case .key(let key): receive(key)
    case .noMoreKeys: isOver = true
    case .changed(let drawing) where drawing != self.drawing: return
    case .changed: break
    case .mustDraw:
      draw()
      return
    case .worked(let step):
      work = nil
      take(step)
      while work == nil, !isOver, !waitingKeys.isEmpty { receive(waitingKeys.removeFirst()) }
    }
    drawSoon()
  }

  /// Draws after all that has arrived already: a pasted text is drawn once, not key by key.
  private func drawSoon() {
    guard !willDraw else { return }
    willDraw = true
    sender.yield(.mustDraw)
  }

  private func receiveWhileWorking(_ key: Key) {
    switch key {
    case .escape:
      waitingKeys = []
      work?.cancel()
    case .control("c"): isOver = true
    case .resize: break
    default: waitingKeys.append(key)
    }
  }

  private func receive(_ key: Key) {
    guard key != .resize else { return }
    if let question {
      self.question = nil
      guard case .character(let character) = key,
        views.wording.means(yes: String(character))
      else { return }
      take(.run(question.work))
      return
    }
    notice = nil
    let step = path[path.count - 1].handle(key, in: frame(of: display.size).area)
    if case .ignored = step, key == .control("c") {
      isOver = true
    } else {
      take(step)
    }
  }

  private func take(_ step: Step) {
    switch step {
    case .ignored, .stay: break
    case .open(let place):
      path.append(views.view(at: place))
      take(path[path.count - 1].appear())
    case .back:
      guard path.count > 1 else { return }
      path.removeLast()
      take(path[path.count - 1].appear())
    case .quit: isOver = true
    case .ask(let text, let work): question = Question(text: text, work: work)
    case .run(let work):
      self.work = Task { [sender] in sender.yield(.worked(await work())) }
    case .say(let phrase, let next):
      notice = phrase
      take(next)
    }
  }

  private func draw() {
    willDraw = false
    drawing += 1
    let canvas = withObservationTracking {
      picture(of: display.size)
    } onChange: { [sender, drawing] in
      // An older drawing's changes are of no interest; the event says which one it belongs to.
      sender.yield(.changed(drawing: drawing))
    }
    display.show(canvas)
  }

  private func picture(of size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    let frame = frame(of: size)
    frame.draw(on: &canvas)
    path[path.count - 1].draw(on: &canvas, in: frame.area)
    return canvas
  }

  private func frame(of size: Size) -> TerminalFrame {
    let view = path[path.count - 1]
    return TerminalFrame(
      size: size,
      heading: view.heading,
      keyHints: view.keyHints,
      message: message(of: view)
    )
  }

  private func message(of view: any TerminalView) -> TerminalFrame.Message? {
    if let question { return .init(text: question.text, kind: .question) }
    if work != nil { return .init(text: views.wording[.working], kind: .notice) }
    if let text = view.errorText { return .init(text: text, kind: .error) }
    return notice.map { .init(text: views.wording[$0], kind: .notice) }
  }
}
