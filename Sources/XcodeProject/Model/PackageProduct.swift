/// A product of a Swift package that a target links.
public struct PackageProduct: Codable, Hashable, Sendable {
    /// The product's name.
    public var name: String
    /// The package's identity, where the project tells: the end of its address in lower case.
    public var package: String?

    /// A product, of a package that may be unknown.
    public init(name: String, package: String? = nil) {
        self.name = name
        self.package = package
    }
}
