prefix operator +++
postfix operator ---
infix operator <=>: Ordering
infix operator |>
precedencegroup Ordering {
  associativity: left
  higherThan: AdditionPrecedence
  lowerThan: MultiplicationPrecedence
  assignment: true
}
