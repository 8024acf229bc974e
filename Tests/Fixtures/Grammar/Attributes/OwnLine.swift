@MainActor
@Wrapper(
  a: 1
)
public
final
class C {}
