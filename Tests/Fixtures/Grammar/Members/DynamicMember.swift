@dynamicMemberLookup struct S {
  subscript<T>(dynamicMember path: KeyPath<Root, T>) -> T { root[keyPath: path] }
}
