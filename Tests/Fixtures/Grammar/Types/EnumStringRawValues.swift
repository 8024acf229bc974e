enum Key: String, CodingKey { case id = "identifier", name }
