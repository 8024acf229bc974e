func f(@Wrapped a: Int, @Clamped(to: limits.range) b: Int) {}
