#if A
@MainActor
#endif
class C {}
struct S {
  #if B
  @objc
  #else
  @Other
  #endif
  func f() {}
}
