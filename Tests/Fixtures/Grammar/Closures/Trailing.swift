run { go() }
run(1) { go() }
view.animate(withDuration: 1) { a() } completion: { b() }
view.animate(withDuration: 1) { a() }
  completion: { done in b(done) }
  failed: { c() }
x.map { $0 }.filter { $0 > 1 }.first { $0 == 2 }
