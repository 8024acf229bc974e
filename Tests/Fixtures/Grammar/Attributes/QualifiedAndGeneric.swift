struct V {
  @SwiftUI.State var a = 1
  @Injected<Store> var b
  @Outer.Inner<A, B>(c: .d) var e: Int
}
