nonisolated struct S {}
nonisolated extension S {}
nonisolated(nonsending) func f() async {}
@concurrent func g() async {}
