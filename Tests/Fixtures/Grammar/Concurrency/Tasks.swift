func f() {
  Task { await g() }
  Task { @MainActor [weak self] in self?.h() }
  Task.detached(priority: .high) { try await i() }
}
