let a = { @MainActor @Other(x) (b: Int) in b }
