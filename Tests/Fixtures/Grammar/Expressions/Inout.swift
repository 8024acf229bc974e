swap(&a, &b)
f(&x.y[0].z)
withUnsafe(&self.x) { $0 }
