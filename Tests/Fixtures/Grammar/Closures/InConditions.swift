if xs.contains(where: { $0.isOn }) { go() }
if xs.contains { $0.isOn } { go() }
guard let x = xs.first(where: { $0 > 1 }) else { fatalError() }
while xs.allSatisfy({ $0 }) { stop() }
for x in xs.filter({ $0 > 1 }) { use(x) }
switch xs.map({ $0 }) { default: break }
