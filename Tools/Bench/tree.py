#!/usr/bin/env python3
"""Writes a Swift app of a wished size in Clean layers, with a known number of forbidden references.

usage: tree.py KIND LINES FOLDER [SEED]

KIND is `even` (one folder for each layer, short files all alike) or `mixed` (layer folders beside feature
folders, packages, extensions in files of their own, types nested three deep, generics, closures, builders,
conditional compilation, and now and then a file of thousands of lines).

Prints one line: `files N lines N bytes N planted N`. `planted` is the number of `dependency` findings that
`qatlam check --style clean` must report, no more and no fewer. Equal arguments write equal trees.
"""

import os
import random
import sys

WORDS = (
    "amount area balance batch budget column cursor depth digit edge factor field frame index label length "
    "level limit margin offset order origin output parcel price quota range ratio region result score sector "
    "share stock table ticket total value volume weight"
).split()


class Tree:
    """Writes files and keeps count."""

    def __init__(self, folder, seed):
        self.folder = folder
        self.random = random.Random(seed)
        self.files = self.lines = self.bytes = self.planted = 0
        self.made = set()

    def write(self, path, text):
        full = os.path.join(self.folder, path)
        home = os.path.dirname(full)
        if home not in self.made:
            os.makedirs(home, exist_ok=True)
            self.made.add(home)
        data = text.encode()
        with open(full, "wb") as file:
            file.write(data)
        self.files += 1
        self.lines += text.count("\n")
        self.bytes += len(data)

    def word(self):
        return self.random.choice(WORDS)

    def chance(self, share):
        return self.random.random() < share

    def functions(self, count, prefix, indent="  "):
        """Functions that mention nothing of the app, with what is easily mistaken for code."""
        out = []
        for number in range(count):
            one, two = self.word(), self.word()
            limit = self.random.randint(2, 999)
            out.append(
                f"""
{indent}/// The {one} of a {two}, {limit} at most. /* No code: `UIColor.red` */
{indent}func {prefix}{one.capitalize()}{number}(of {two}: Int, named name: String = "\\({limit}) // {one}") -> Int {{
{indent}  let {one}{number} = {two} &* {limit} // {two}
{indent}  guard {one}{number} > {limit % 9}, !name.isEmpty else {{ return {limit} }}
{indent}  return [{one}{number}, {limit}].reduce(into: 0) {{ $0 += $1 }}
{indent}}}
"""
            )
        return "".join(out)


def even(tree, number):
    """A feature in seven files, each in its layer's folder."""
    name = f"Item{number}"
    tree.write(
        f"Domain/Entities/{name}.swift",
        f"struct {name}: Sendable {{\n  let id: Int\n  var title: String\n{tree.functions(11, 'count')}}}\n",
    )
    tree.write(
        f"Domain/Gateways/{name}Gateway.swift",
        f"protocol {name}Gateway {{\n  func all() async throws -> [{name}]\n"
        f"  func save(_ item: {name}) async throws\n}}\n",
    )
    leak = f"  private var shown: {name}ViewModel?\n" if tree.chance(0.02) else ""
    tree.planted += bool(leak)
    tree.write(
        f"Domain/UseCases/List{name}.swift",
        f"protocol List{name}UseCase {{\n  func execute() async throws -> [{name}]\n}}\n\n"
        f"final class List{name}: List{name}UseCase {{\n  private let gateway: any {name}Gateway\n{leak}\n"
        f"  init(gateway: any {name}Gateway) {{\n    self.gateway = gateway\n  }}\n\n"
        f"  func execute() async throws -> [{name}] {{\n"
        f"    try await gateway.all().sorted {{ $0.title < $1.title }}\n  }}\n"
        f"{tree.functions(10, 'weigh')}}}\n",
    )
    tree.write(
        f"Data/DTOs/{name}DTO.swift",
        f"struct {name}DTO: Codable {{\n  let id: Int\n  let name: String\n{tree.functions(9, 'map')}}}\n",
    )
    tree.write(
        f"Data/Gateways/Remote{name}Gateway.swift",
        f"final class Remote{name}Gateway: {name}Gateway {{\n  private let stored: [{name}DTO] = []\n\n"
        f"  func all() async throws -> [{name}] {{\n"
        f"    stored.map {{ {name}(id: $0.id, title: $0.name) }}\n  }}\n\n"
        f"  func save(_ item: {name}) async throws {{\n"
        f"    _ = {name}DTO(id: item.id, name: item.title)\n  }}\n{tree.functions(11, 'send')}}}\n",
    )
    tree.write(
        f"Presentation/ViewModels/{name}ViewModel.swift",
        f"import Observation\n\n@MainActor\n@Observable\nfinal class {name}ViewModel {{\n"
        f"  var items: [{name}] = []\n  var failure: String?\n  private let list: any List{name}UseCase\n\n"
        f"  init(list: any List{name}UseCase) {{\n    self.list = list\n  }}\n\n  func load() async {{\n"
        f"    do {{\n      items = try await list.execute()\n    }} catch {{\n"
        f"      failure = error.localizedDescription\n    }}\n  }}\n{tree.functions(10, 'show')}}}\n",
    )
    reach = ""
    if tree.chance(0.02):
        reach = f"\n  func reload(from gateway: (any {name}Gateway)?) {{}}\n"
        tree.planted += 1
    tree.write(
        f"Presentation/Views/{name}View.swift",
        f"import SwiftUI\n\nstruct {name}View: View {{\n  @State var model: {name}ViewModel\n\n"
        f"  var body: some View {{\n    List(model.items, id: \\.id) {{ item in\n      Text(item.title)\n"
        f"    }}\n    .task {{ await model.load() }}\n  }}\n{reach}{tree.functions(9, 'draw')}}}\n",
    )


def places(tree, number):
    """Where a feature of the mixed tree keeps its layers."""
    layout = number % 3
    # Layer folders, folders for each feature, or a package of one target for some features.
    if layout == 0:
        return "App/Domain", "App/Data", "App/Presentation"
    if layout == 1:
        home = f"App/Features/Part{number // 40}/Item{number}"
        return f"{home}/Domain", f"{home}/Data", f"{home}/Presentation"
    kit = f"Kit{number // 60}"
    if kit not in tree.made:
        tree.made.add(kit)
        tree.write(f"Packages/{kit}/Package.swift", f'// swift-tools-version: 6.2\nlet kit = "{kit}"\n')
    home = f"Packages/{kit}/Sources/{kit}"
    return f"{home}/Domain", f"{home}/Data", f"{home}/Presentation"


def mixed(tree, number):
    """A feature of the mixed tree: files of every length, and code that is harder to read."""
    name = f"Item{number}"
    domain, data, presentation = places(tree, number)
    long = number % 97 == 0
    tree.write(
        f"{domain}/Entities/{name}.swift",
        f"""struct {name}: Hashable, Sendable {{
  enum State: Hashable, Sendable {{
    case empty
    case filled(Store.Shelf, count: Int)

    struct Store: Hashable, Sendable {{
      struct Shelf: Hashable, Sendable {{
        var title = ""
        static let first = Shelf(title: #"no "code" \\(here)"#)
      }}
      var shelves: [Shelf] = [.first]
    }}

    var store: Store? {{
      switch self {{
      case .empty: nil
      case .filled(let shelf, count: let count) where count > 0: Store(shelves: [shelf])
      case .filled: Store()
      }}
    }}
  }}

  let id: Int
  var title: String
  var state: State = .empty
  subscript(shelf index: Int) -> State.Store.Shelf? {{ state.store?.shelves[index] }}
{tree.functions(700 if long else tree.random.randint(2, 14), 'count')}}}
""",
    )
    tree.write(
        f"{domain}/Entities/{name}+Order.swift",
        f"""extension {name}: Comparable {{
  static func < (left: {name}, right: {name}) -> Bool {{
    (left.title, left.id) < (right.title, right.id)
  }}
}}

extension {name}.State.Store {{
  var titles: [String] {{ shelves.map(\\.title).filter {{ !$0.isEmpty }} }}
}}

extension Array where Element == {name} {{
  func named(_ title: String) -> [{name}] {{ filter {{ $0.title == title }}.sorted(by: <) }}
}}
""",
    )
    tree.write(
        f"{domain}/Gateways/{name}Gateway.swift",
        f"""protocol {name}Gateway: Sendable {{
  associatedtype Failure: Error
  func all() async throws(Failure) -> [{name}]
}}
""",
    )
    leak = f"\n  private weak var shown: {name}ViewModel?" if tree.chance(0.03) else ""
    tree.planted += bool(leak)
    tree.write(
        f"{domain}/UseCases/List{name}.swift",
        f"""protocol List{name}UseCase {{
  func execute(where isWanted: @Sendable ({name}) -> Bool) async throws -> [{name}.State: [{name}]]
}}

final class List{name}<Gateway: {name}Gateway>: List{name}UseCase {{
  private let gateway: Gateway{leak}

  init(gateway: Gateway) {{ self.gateway = gateway }}

  func execute(where isWanted: @Sendable ({name}) -> Bool) async throws -> [{name}.State: [{name}]] {{
    let all = try await gateway.all()
    #if DEBUG
    assert(all.allSatisfy {{ $0.id > 0 }}, "the \\(all.count) items of \\(Self.self)")
    #endif
    return Dictionary(grouping: all.filter(isWanted)) {{ item in item.state }}
  }}
{tree.functions(400 if long else tree.random.randint(1, 12), 'weigh')}}}
""",
    )
    tree.write(
        f"{data}/Remote{name}Gateway.swift",
        f"""struct {name}DTO: Codable {{
  enum CodingKeys: String, CodingKey {{ case id, name = "display_name" }}
  let id: Int
  let name: String

  var entity: {name} {{ {name}(id: id, title: name, state: id > 3 ? .filled(.first, count: id) : .empty) }}
}}

actor Remote{name}Gateway: {name}Gateway {{
  private var stored: [Int: {name}DTO] = [:]

  func all() async throws(CancellationError) -> [{name}] {{
    stored.values.lazy.map(\\.entity).filter {{ [stored] in stored[$0.id] != nil }}.sorted()
  }}

  private func text(of item: {name}) -> String {{
    \"\"\"
    {{ "id": \\(item.id), "titles": "\\(item.state.store?.titles.joined(separator: ", ") ?? "none")" }}
    \"\"\"
  }}
{tree.functions(tree.random.randint(1, 10), 'send')}}}
""",
    )
    reach = ""
    if tree.chance(0.03):
        reach = f"\n  let kept: Remote{name}Gateway? = nil"
        tree.planted += 1
    tree.write(
        f"{presentation}/{name}ViewModel.swift",
        f"""import Observation

@MainActor
@Observable
final class {name}ViewModel {{
  private(set) var sections: [(state: {name}.State, items: [{name}])] = []
  private(set) var failure: String?
  private let list: any List{name}UseCase{reach}

  init(list: any List{name}UseCase) {{ self.list = list }}

  func load() async {{
    do {{
      let found = try await list.execute {{ $0.title.count > 2 }}
      sections = found.map {{ (state: $0.key, items: $0.value) }}
    }} catch let error as CancellationError {{
      failure = "\\(error)"
    }} catch {{
      failure = error.localizedDescription
    }}
  }}
{tree.functions(tree.random.randint(1, 12), 'show')}}}
""",
    )
    rows = "\n".join(
        f'      Text("{tree.word()} \\(item.id + {row})").font(.caption).padding({row % 7})'
        for row in range(260 if long else tree.random.randint(1, 9))
    )
    tree.write(
        f"{presentation}/{name}View.swift",
        f"""import SwiftUI

struct {name}View: View {{
  @State var model: {name}ViewModel
  @Environment(\\.dismiss) private var dismiss

  var body: some View {{
    List {{
      ForEach(model.sections, id: \\.state) {{ section in
        Section {{ ForEach(section.items, id: \\.id) {{ row(of: $0) }} }}
      }}
    }}
    .overlay {{ if let failure = model.failure {{ Text(verbatim: failure) }} }}
    .task {{ await model.load() }}
  }}

  @ViewBuilder private func row(of item: {name}) -> some View {{
    VStack(alignment: .leading) {{
{rows}
    }}
  }}
}}
""",
    )


def main():
    if len(sys.argv) not in (4, 5) or sys.argv[1] not in ("even", "mixed"):
        sys.exit(__doc__)
    kind, wished, folder = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    tree = Tree(folder, int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    number = 0
    while tree.lines < wished:
        (even if kind == "even" else mixed)(tree, number)
        number += 1
    print(f"files {tree.files} lines {tree.lines} bytes {tree.bytes} planted {tree.planted}")


if __name__ == "__main__":
    main()
