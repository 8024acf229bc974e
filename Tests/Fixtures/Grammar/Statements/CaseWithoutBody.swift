switch a {
case .b: break
case .c:
  // only a comment
  break
// before the default
default: break
}
