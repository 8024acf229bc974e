#sourceLocation(file: "a.swift", line: 10)
let a = 1
#sourceLocation()
