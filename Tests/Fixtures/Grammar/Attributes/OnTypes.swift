@MainActor @Observable public final class C {}
@frozen public struct S {}
@objcMembers class D: NSObject {}
@main struct App {}
