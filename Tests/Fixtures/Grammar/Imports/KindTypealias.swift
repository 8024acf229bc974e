import typealias Models.Identifier
