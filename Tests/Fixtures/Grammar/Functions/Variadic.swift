func f(_ values: Int..., separator: String = ", ", others: Any...) {}
