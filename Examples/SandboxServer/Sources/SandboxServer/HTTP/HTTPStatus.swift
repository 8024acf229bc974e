/// The statuses that the sandbox answers with by itself.
enum HTTPStatus: Int, Sendable {
  /// It is done, and the body tells what.
  case ok = 200
  /// It is done, and there is nothing to tell.
  case noContent = 204
  /// The request contradicts itself or is no JSON.
  case badRequest = 400
  /// Somebody has to log in.
  case unauthorized = 401
  /// There is nothing of this name.
  case notFound = 404
  /// This cannot be done here.
  case methodNotAllowed = 405
  /// What is stored does not fit.
  case conflict = 409
  /// The body is too large.
  case tooLarge = 413
  /// The request is well formed and its values will not do.
  case unprocessable = 422
  /// Come back later.
  case tooMany = 429
  /// The server failed.
  case serverError = 500
}
