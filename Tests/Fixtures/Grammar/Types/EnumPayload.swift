enum Event {
  case opened(URL)
  case failed(error: any Error, retry: Bool)
  case moved(from: Point, to: Point), closed
  case callback(_ closure: (Result<Int, Error>) -> Void)
}
