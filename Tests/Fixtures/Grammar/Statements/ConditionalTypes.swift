#if A
struct S {}
#else
struct S { let a = 1 }
#endif
#if B
extension S {}
#endif
