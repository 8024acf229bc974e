/// The statuses that the sandbox answers with by itself.
enum HTTPStatus: Int, Sendable {
  case ok = 200
  case noContent = 204
  case badRequest = 400
  case unauthorized = 401
  case notFound = 404
  case methodNotAllowed = 405
  case conflict = 409
  case tooLarge = 413
  case unprocessable = 422
  case tooMany = 429
  case serverError = 500
}
