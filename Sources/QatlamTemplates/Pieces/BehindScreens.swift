internal import QatlamDomain

/// What stands behind screens: as much of it as the app does not have.
struct BehindScreens {
  let conventions: Conventions

  private var ground: (any Ground)? { Grounds.ground(of: conventions) }

  /// Returns what something is about, with the gateway that will be there.
  func subject(
    _ entity: EntityModel,
    isNew: Bool,
    gateway: ExistingGateway?,
    feature: SwiftName? = nil
  ) -> Subject {
    Subject(
      entity: entity,
      isNew: isNew,
      gateway: gateway ?? ground?.gateway(for: entity),
      isGatewayNew: gateway == nil && ground != nil,
      feature: feature
    )
  }

  /// Returns the entity, its gateway and the use case that fetches it.
  func draft(of subject: Subject) -> Draft {
    let entity =
      subject.isNew
      ? EntityPiece(entity: subject.entity, conventions: conventions).declarations : []
    guard conventions.has(.useCase) else {
      return Draft(declarations: entity)
        + (subject.isGatewayNew
          ? gateway(of: subject) : Draft(nextSteps: [memoryStep(of: subject)].compactMap(\.self)))
    }
    let useCase = UseCaseText(subject: subject, conventions: conventions)
    return Draft(declarations: entity) + gateway(of: subject)
      + Draft(declarations: useCase.declarations + useCase.tests)
  }

  /// What is left to do where a scene's own piece keeps its items; `nil` where they come from somewhere.
  private func memoryStep(of subject: Subject) -> String? {
    guard ground == nil, let feature = subject.feature else { return nil }
    let keeper = conventions.type(conventions.has(.worker) ? .worker : .interactor, feature)
    let phrase = subject.entity.name.plural.phrase
    return "let \(keeper) fetch \(phrase) by the app's own client: it keeps them in memory"
  }

  /// Returns the gateway, where the app has none.
  func gateway(of subject: Subject) -> Draft {
    if subject.isGatewayNew, let ground {
      let isReadable = subject.entity.isDecodable || !ground.decodesEntities
      let type = subject.entity.name.type
      return Draft(
        declarations: ground.files(for: subject.entity).map { Draft.Declaration($0) },
        insertions: [ground.provider(of: subject.entity)].compactMap(\.self),
        nextSteps: isReadable
          ? []
          : [
            "make '\(type)' Codable: its repository reads it from a server, and does not build before"
          ]
      )
    }
    guard subject.gateway == nil else { return Draft() }
    let useCase = UseCaseText(subject: subject, conventions: conventions)
    let gateway = conventions.type(.gateway, useCase.gatewayName)
    let phrase = subject.entity.name.plural.phrase
    return Draft(
      declarations: useCase.gatewayDeclarations,
      nextSteps: ["let \(gateway) fetch \(phrase) by the app's own client: it keeps them in memory"]
    )
  }
}

extension Draft {
  /// Returns both drafts as one; what both tell the same type stands together.
  static func + (left: Draft, right: Draft) -> Draft {
    var insertions = left.insertions
    for insertion in right.insertions {
      let same = insertions.firstIndex {
        $0.type == insertion.type && !insertion.type.isEmpty && $0.array == nil
          && insertion.array == nil
      }
      guard let same else {
        insertions.append(insertion)
        continue
      }
      insertions[same] = Insertion(
        type: insertion.type,
        members: insertions[same].members + insertion.members,
        text: insertions[same].text + "\n\n" + insertion.text,
        purpose: "\(insertions[same].purpose) and \(insertion.purpose)",
        isGround: insertions[same].isGround && insertion.isGround
      )
    }
    return Draft(
      declarations: left.declarations + right.declarations,
      insertions: insertions,
      nextSteps: left.nextSteps + right.nextSteps
    )
  }
}
