if a { b() }
if a, b == c, !d { e() } else { f() }
if a { b() } else if c { d() } else if e { f() } else { g() }
