do throws(Failure) { try a() } catch { b(error) }
do { a() }
