let a: A & B & C, b: A & B.C<D>, c: [A & B], d: (A & B)?
