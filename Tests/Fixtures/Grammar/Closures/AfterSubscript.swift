table[0] { go() }
table[0].run { go() }
