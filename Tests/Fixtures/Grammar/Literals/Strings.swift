let a = "x", b = "", c = "a \"b\" \\ \u{1F600}"
let d = "x".count
