@_implementationOnly import Models
@_exported import Others
@preconcurrency import Old
@_spi(Inner) import Hidden
