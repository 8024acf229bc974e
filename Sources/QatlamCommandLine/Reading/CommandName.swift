/// The commands, by the name users write.
package enum CommandName: String, Hashable, Sendable, CaseIterable {
  case check
  case rules
  case explain
  case dump
  case help
}
