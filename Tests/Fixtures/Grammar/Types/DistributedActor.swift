distributed actor Player {
  distributed func play(_ move: Move) async throws -> Score { Score(move) }
}
