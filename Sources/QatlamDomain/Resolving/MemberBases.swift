/// A type in which members of a term are looked up, and the term as whose members they are seen.
struct MemberBase {
  let type: TypeID
  let term: TermID
}

/// Where members of a term may be declared.
struct MemberBases {
  var list: [MemberBase] = []
  /// A member that is not found may be a library's.
  var mayBeOutside = false
  /// A member that is not found is a library's for certain.
  var isOutside = false
}
