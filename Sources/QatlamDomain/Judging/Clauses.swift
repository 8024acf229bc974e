/// What the declarations of a file inherit from and which attributes they carry, by simple names.
struct Clauses {
  private(set) var inherited: [Int32: [String]] = [:]
  private(set) var attributes: [Int32: [String]] = [:]

  init(_ file: FileFacts, _ names: NameTable) {
    for chain in file.chains {
      switch chain.role {
      case .inheritance:
        let last = file.components[Int(chain.first) + Int(chain.count) - 1]
        inherited[chain.scope, default: []].append(names[last.name])
      case .attribute:
        attributes[chain.scope, default: []].append(names[file.components[Int(chain.first)].name])
      default: break
      }
    }
  }
}
