extension Likeness {
  /// The Rick and Morty document's app.
  static let rickAndMorty = Likeness(
    name: "RickAndMorty",
    style: "clean-viper",
    entity: "Character",
    fields: "name:String, status:String, species:String, image:URL",
    path: "/api/character",
    listKey: "results",
    folders: ["Core", "Domain", "Infrastructure", "Features"],
    left: ["/UI/"],
    differences: [
      .changed: [
        "R4: the document's API sends more than a field list can say": [
          "Domain/Entities/RMCharacterResponse.swift", "Domain/Entities/RMResultsResponse.swift",
          "Infrastructure/Networking/CharacterSample.swift",
        ],
        "R16: the document's API has pages and filters": [
          "Domain/Interfaces/CharacterRepositoryProtocol.swift",
          "Domain/UseCases/FetchCharactersUseCase.swift",
          "Features/Home/Contracts/HomeContracts.swift",
          "Features/Home/Presentation/HomeFormatter.swift",
          "Features/Home/Presentation/HomePresenter.swift",
          "Infrastructure/Networking/EmbeddedNetworkClient.swift",
          "Infrastructure/Networking/RemoteCharacterRepository.swift",
          "Infrastructure/Networking/RickAndMortyAPI.swift",
        ],
        "R13: the document's view items have colours": [
          "Features/Home/Presentation/HomeViewItem.swift"
        ],
        "R1, R20: the document's detail shows a picture, which its presenter loads": [
          "Features/Detail/Contracts/DetailContracts.swift",
          "Features/Detail/Presentation/DetailFormatter.swift",
          "Features/Detail/Presentation/DetailPresenter.swift",
          "Features/Detail/Presentation/DetailViewData.swift",
        ],
      ],
      .onlyInTemplate: [
        "the example's client without a network has no dates to write": [
          "Core/Network/JSONEncoder+Dates.swift"
        ]
      ],
      .onlyInExample: [
        "R16: the document's API has pages and filters": [
          "Domain/Entities/CharacterList.swift", "Domain/Entities/CharacterQuery.swift",
          "Domain/Entities/RMLifeStatus.swift", "Features/Home/Presentation/HomeViewData.swift",
        ],
        "R1, R20: the document's detail shows a picture": [
          "Core/Extensions/UIImageView+Extensions.swift",
          "Domain/Interfaces/CharacterImageRepositoryProtocol.swift",
          "Domain/UseCases/FetchCharacterImageUseCase.swift",
          "Features/Detail/Presentation/DetailImageViewData.swift",
        ],
        "R11: the document's client is Alamofire, a package from outside": [
          "Infrastructure/Networking/AlamofireNetworkClient.swift"
        ],
        "the example speaks three languages": [
          "Features/Detail/Presentation/DetailPhrases.swift",
          "Features/Home/Presentation/HomePhrases.swift",
        ],
        "the example writes JSON for other programs": [
          "Features/Export/Contracts/ExportContracts.swift",
          "Features/Export/Presentation/ExportPresenter.swift",
          "Features/Export/Presentation/ExportViewData.swift",
        ],
      ],
    ]
  )
}
