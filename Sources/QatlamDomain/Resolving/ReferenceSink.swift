/// Where a resolver puts what it finds.
///
/// A class, because resolving is a walk over values that are not changed by it.
final class ReferenceSink {
  var found = FileReferences()
}
