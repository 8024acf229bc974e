let a = { [weak self] in self?.go() }
let b = { [unowned self, count] in go(count) }
let c = { [unowned(unsafe) owner, unowned(safe) other] in owner.x(other) }
let d = { [x = y.z, weak w = self.view, f = { $0 }] in x(w, f) }
let e = { [self] in go() }
let g = { [] in go() }
let h = { [weak delegate = self.delegate!] (a: Int) -> Void in delegate?.x(a) }
let i = { [store = store as? Cache] in store?.clear() }
