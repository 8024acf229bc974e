let f: @convention(c) (Int32) -> Int32 = { $0 }
typealias Block = @convention(block) () -> Void
