/// A product of a package whose targets are part of the project.
public struct ProjectProduct: Codable, Hashable, Sendable {
    /// As targets name it.
    public var name: String
    /// The package's identity.
    public var package: String
    /// By ``Target/id``.
    public var targets: [String]
}
