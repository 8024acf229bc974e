/// What a person wants made.
package struct NewRequest: Hashable, Sendable {
  /// What can be made; raw values are the words of the command line.
  package enum Subject: String, Hashable, Sendable, CaseIterable {
    /// A whole app.
    case app
    /// A screen, and what stands behind it.
    case feature
    /// A screen alone.
    case scene
    /// One business action.
    case useCase = "usecase"
    /// A business object.
    case entity
    /// The protocol by which an entity is fetched, and what keeps its promise.
    case gateway
  }

  package var subject: Subject
  /// The name, as it was written.
  package var name: String
  /// The app that it is added to; of a new app only the style counts.
  package var project: ProjectRequest
  /// The entity that it is about, as it was written.
  package var entity: String?
  /// The entity's fields, as they were written.
  package var fields: String?
  /// The protocol that a use case calls, as it was written.
  package var gateway: String?
  /// The path of the list on the server.
  package var endpoint: String?
  /// The key of the list in the server's answer.
  package var listKey: String?
  /// The folder that gets a new app's folder, or a new feature's, relative to the app's.
  package var into: String?
  /// Whether files that exist may be overwritten.
  package var overwrites: Bool

  /// Creates a request.
  package init(
    _ subject: Subject,
    name: String,
    project: ProjectRequest,
    entity: String? = nil,
    fields: String? = nil,
    gateway: String? = nil,
    endpoint: String? = nil,
    listKey: String? = nil,
    into: String? = nil,
    overwrites: Bool = false
  ) {
    self.subject = subject
    self.name = name
    self.project = project
    self.entity = entity
    self.fields = fields
    self.gateway = gateway
    self.endpoint = endpoint
    self.listKey = listKey
    self.into = into
    self.overwrites = overwrites
  }
}
