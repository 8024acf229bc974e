@MainActor(unsafe) class C {}
@preconcurrency @MainActor func f() {}
