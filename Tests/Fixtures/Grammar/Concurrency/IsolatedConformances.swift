class C: @MainActor P, nonisolated Q {}
