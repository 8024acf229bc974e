#if compiler(>=6.0) && (swift(<7) || hasFeature(X))
a()
#endif
#if canImport(A, _version: 1.2)
b()
#endif
