/// A package that SwiftPM fetches.
public struct RemotePackage: Codable, Hashable, Sendable {
    /// The package's address.
    public var url: String
    /// Which versions will do, as a manifest says it: `from: "1.2.0"`, `branch: "main"`.
    public var requirement: String

    /// The end of the address in lower case, without `.git`.
    public var identity: String {
        let name = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? url
        return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }

    /// A package and the versions that will do.
    public init(url: String, requirement: String) {
        self.url = url
        self.requirement = requirement
    }
}
