@testable import Models
