do { try a() } catch { b(error) }
do {
  try a()
} catch let error as Failure {
  b(error)
} catch Failure.c(let d) where d > 1 {
  e(d)
} catch is Other, Other.f {
  g()
} catch {
  h(error)
}
