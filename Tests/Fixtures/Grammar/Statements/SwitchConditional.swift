switch a {
#if X
case .b: c()
#else
case .d: e()
#endif
case .f: g()
#if Y
default: h()
#endif
}
