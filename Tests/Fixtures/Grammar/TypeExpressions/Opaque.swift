var body: some View { x }
func f() -> (some P, some Q) { x }
func g() -> [some P] { x }
let h: some P = x
