import Foundation

/// A file or folder that an app finds in its bundle.
public struct Resource: Codable, Hashable, Sendable {
    /// Where it lies, absolute.
    public var path: String
    /// Where the bundle has it, "fr.lproj/Main.strings" or "Sounds".
    public var destination: String

    /// A file, and its place in the bundle.
    ///
    /// - Parameters:
    ///   - path: Absolute.
    ///   - destination: Relative to the bundle; nil is the file's name, in its language's folder where it has one.
    public init(path: String, destination: String? = nil) {
        self.path = path
        self.destination = destination ?? Self.destination(of: path)
    }

    /// A file of `fr.lproj` stays in it; any other lies at the top.
    static func destination(of path: String) -> String {
        let parts = path.split(separator: "/")
        guard let name = parts.last else { return path }
        guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return String(name) }
        return "\(parts[parts.count - 2])/\(name)"
    }
}
