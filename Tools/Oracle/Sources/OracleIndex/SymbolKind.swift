import CIndexStore
import OracleReferences

extension ReferenceKind {
  /// Reads the index's kind of a symbol; `nil` for what source never names: accessors, extensions, modules,
  /// parameters.
  init?(
    _ kind: indexstore_symbol_kind_t,
    _ subkind: indexstore_symbol_subkind_t,
    name: String
  ) {
    guard !Self.isAccessor(subkind) else { return nil }
    switch kind {
    case INDEXSTORE_SYMBOL_KIND_ENUM, INDEXSTORE_SYMBOL_KIND_STRUCT,
      INDEXSTORE_SYMBOL_KIND_CLASS, INDEXSTORE_SYMBOL_KIND_PROTOCOL:
      self = .type
    case INDEXSTORE_SYMBOL_KIND_TYPEALIAS:
      guard subkind != INDEXSTORE_SYMBOL_SUBKIND_SWIFTGENERICTYPEPARAM else { return nil }
      self = .alias
    case INDEXSTORE_SYMBOL_KIND_CONSTRUCTOR: self = .initializer
    case INDEXSTORE_SYMBOL_KIND_ENUMCONSTANT: self = .enumCase
    case INDEXSTORE_SYMBOL_KIND_MACRO: self = .macro
    case INDEXSTORE_SYMBOL_KIND_VARIABLE, INDEXSTORE_SYMBOL_KIND_FIELD,
      INDEXSTORE_SYMBOL_KIND_INSTANCEPROPERTY, INDEXSTORE_SYMBOL_KIND_CLASSPROPERTY,
      INDEXSTORE_SYMBOL_KIND_STATICPROPERTY:
      self = .variable
    case INDEXSTORE_SYMBOL_KIND_FUNCTION, INDEXSTORE_SYMBOL_KIND_INSTANCEMETHOD,
      INDEXSTORE_SYMBOL_KIND_CLASSMETHOD, INDEXSTORE_SYMBOL_KIND_STATICMETHOD:
      self = Self.isOperator(name) ? .operator : .function
    default: return nil
    }
  }

  private static func isAccessor(_ subkind: indexstore_symbol_subkind_t) -> Bool {
    switch subkind {
    case INDEXSTORE_SYMBOL_SUBKIND_ACCESSORGETTER, INDEXSTORE_SYMBOL_SUBKIND_ACCESSORSETTER,
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORWILLSET,
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORDIDSET,
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORADDRESSOR,
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORMUTABLEADDRESSOR,
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORREAD,
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORMODIFY,
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORINIT,
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORBORROW,
      INDEXSTORE_SYMBOL_SUBKIND_SWIFTACCESSORMUTATE:
      true
    default: false
    }
  }

  private static func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return !(first == "_" || first.properties.isXIDStart)
  }
}
