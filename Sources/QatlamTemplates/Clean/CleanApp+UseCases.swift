internal import QatlamDomain

extension CleanApp {
  /// The protocol by which the domain reaches the world (C11).
  var gatewayProtocol: GeneratedFile {
    source(
      "Domain/Gateways/\(type)GatewayProtocol.swift",
      #"""
      \#(identityImport)

      /// The domain's door to wherever \#(phrases) are kept; the data layer stands behind it (C11).
      protocol \#(type)GatewayProtocol: Sendable {
        /// Returns every \#(phrase), in no particular order.
        func all() async throws(GatewayFailure) -> [\#(type)]

        /// Keeps \#(aPhrase) under its identity; doing it twice is the same as doing it once.
        ///
        /// - Throws: `conflict` where the identity stands for another \#(phrase).
        func save(_ \#(value): \#(type)) async throws(GatewayFailure)

        /// Removes \#(aPhrase) for good.
        ///
        /// - Throws: `notFound` where there is none with this identity.
        func delete(id: \#(identity)) async throws(GatewayFailure)
      }
      """#
    )
  }

  /// The use case that gets the list (C8).
  var getAll: GeneratedFile {
    source(
      "Domain/UseCases/Get\(types).swift",
      #"""
      /// Gets the \#(phrases) that a person sees (C5).
      protocol Get\#(types)UseCase: Sendable {
        /// Returns the \#(phrases) in the order of a list.
        func execute() async throws(DomainError) -> [\#(type)]
      }

      /// Gets all \#(phrases) from the gateway and puts them in order (C8).
      struct Get\#(types): Get\#(types)UseCase {
        private let gateway: any \#(type)GatewayProtocol

        /// Takes the gateway from outside (C7).
        init(gateway: any \#(type)GatewayProtocol) {
          self.gateway = gateway
        }

        /// Returns the \#(phrases) in the order of a list; sorting happens here only (C8).
        func execute() async throws(DomainError) -> [\#(type)] {
          let \#(values): [\#(type)]
          do {
            \#(values) = try await gateway.all()
          } catch {
            throw .gateway(error)
          }
          return \#(values).sorted { $0.precedes($1) }
        }
      }
      """#
    )
  }

  /// The use case that saves (C9).
  var save: GeneratedFile {
    source(
      "Domain/UseCases/Save\(type).swift",
      #"""
      /// Saves \#(aPhrase), new or changed (C5).
      protocol Save\#(type)UseCase: Sendable {
        /// \#(saveTitle); saving it again changes nothing.
        \#(ruleThrows)
        func execute(_ \#(value): \#(type)) async throws(DomainError)
      }

      /// \#(saveSummary)
      struct Save\#(type): Save\#(type)UseCase {
        private let gateway: any \#(type)GatewayProtocol

        /// Takes the gateway from outside (C7).
        init(gateway: any \#(type)GatewayProtocol) {
          self.gateway = gateway
        }

        /// \#(saveTitle) (C9).
        func execute(_ \#(value): \#(type)) async throws(DomainError) {
          \#(ruleGuard)
          do {
            try await gateway.save(\#(value))
          } catch {
            throw .gateway(error)
          }
        }
      }
      """#
    )
  }

  /// The use case that deletes (C20).
  var delete: GeneratedFile {
    source(
      "Domain/UseCases/Delete\(type).swift",
      #"""
      \#(identityImport)

      /// Removes \#(aPhrase) (C5, C20).
      protocol Delete\#(type)UseCase: Sendable {
        /// Removes the \#(phrase) with an identity for good.
        func execute(id: \#(identity)) async throws(DomainError)
      }

      /// Deletes through the gateway (C20).
      struct Delete\#(type): Delete\#(type)UseCase {
        private let gateway: any \#(type)GatewayProtocol

        /// Takes the gateway from outside (C7).
        init(gateway: any \#(type)GatewayProtocol) {
          self.gateway = gateway
        }

        /// Removes the \#(phrase) with an identity for good.
        func execute(id: \#(identity)) async throws(DomainError) {
          do {
            try await gateway.delete(id: id)
          } catch {
            throw .gateway(error)
          }
        }
      }
      """#
    )
  }
}
