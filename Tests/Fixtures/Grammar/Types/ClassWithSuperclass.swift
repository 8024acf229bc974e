class Sub: Base, Store, Identifiable {}
