class C {
  deinit { stop() }
}
actor A { isolated deinit { stop() } }
