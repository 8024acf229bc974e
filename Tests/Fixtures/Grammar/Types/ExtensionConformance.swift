extension Point: Equatable, @unchecked Sendable {}
extension Point: @retroactive Hashable {}
extension Worker: @MainActor Drawable {}
extension Worker: @preconcurrency Legacy {}
