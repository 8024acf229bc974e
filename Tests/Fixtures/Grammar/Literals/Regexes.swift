let a = /ab+c/
let b = #/a\/b (c)/#
let c = #/
  (?<year> \d+) # comment
  - \d
/#
let d = x.firstMatch(of: /[a-z]+/)
let e = try /x/.wholeMatch(in: y)
