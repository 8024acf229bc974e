let a = { @MainActor in show() }
let b = { @Sendable (x: Int) async in x }
let c = { @MainActor @Sendable [weak self] x in self?.show(x) }
