struct View<T: ~Copyable & ~Escapable>: ~Copyable, ~Escapable {}
extension View: Copyable where T: Copyable {}
