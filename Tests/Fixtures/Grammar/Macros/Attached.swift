@Observable final class Model { @ObservationIgnored var x = 1 }
@Model class Item {}
@Test(.tags(.fast), arguments: [1, 2]) func f(x: Int) {}
