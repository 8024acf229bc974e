outer: for a in b {
  inner: while c { break outer }
  continue outer
}
block: do { break block }
choice: switch a { default: break choice }
test: if a { break test }
