import Foundation

/// Why something could not be read from an asset catalog.
public enum AssetCatalogError: Error, Hashable, Sendable {
    /// A name that would lead out of the catalog: absolute, or with `..` in it.
    case forbiddenName(String)
    /// - Parameter reason: What is wrong, as a clause.
    case unreadableContents(path: String, reason: String)
    /// A color whose components can't be understood.
    case invalidColor(path: String, reason: String)
}

extension AssetCatalogError: CustomStringConvertible {
    /// What is wrong and what to do, in one line.
    public var description: String {
        switch self {
        case .forbiddenName(let name):
            "\"\(name)\" is no asset's name; use the name without a path"
        case .unreadableContents(let path, let reason):
            "\(path): \(reason)"
        case .invalidColor(let path, let reason):
            "\(path): the color can't be read: \(reason)"
        }
    }
}
