switch a {
case 1:
  b()
  fallthrough
case 2: c()
default: return1()
}
