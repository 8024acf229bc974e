import A
struct S {}
