import QatlamUseCases
import Synchronization

/// What was read, kept until the program ends.
///
/// Taking a large codebase apart, piece by piece, is a twentieth of a check; the system takes the whole memory back at once.
final class KeptSources: Sendable {
  private let sources = Mutex<[ProjectSources]>([])

  /// Keeps what was read of a project.
  func keep(_ project: ProjectSources) { sources.withLock { $0.append(project) } }
}
