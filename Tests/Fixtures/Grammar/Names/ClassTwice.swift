final class class A: B {
  class class C {}
  class struct D {}
}
class
class E: F {}
