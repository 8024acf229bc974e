struct S<T: ~Copyable> {}
func f(_ x: borrowing some ~Copyable & P, y: any ~Escapable) {}
