@MainActor extension Store {}
@available(iOS 15, *) extension Store: P {}
