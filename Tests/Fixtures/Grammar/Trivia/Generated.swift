// swiftlint:disable all
// Generated using a tool — DO NOT EDIT
let a = 1
