/// What Xcode would build: targets in the order in which they can be built, schemes, packages.
///
/// ```swift
/// let project = try ProjectReader().read("App.xcodeproj")
/// for target in project.targets { print(target.moduleName, target.sources.count) }
/// ```
public struct Project: Codable, Hashable, Sendable {
    /// What it was read from.
    public enum Kind: String, Codable, Sendable {
        /// An `.xcodeproj`.
        case project
        /// An `.xcworkspace`.
        case workspace
        /// A `Package.swift`.
        case package
        /// A folder of sources.
        case folder
    }

    /// The name without its extension.
    public var name: String
    /// What it was read from.
    public var kind: Kind
    /// The project, workspace, manifest or folder, absolute.
    public var path: String
    /// Every target comes after those that it depends on.
    public var targets: [Target]
    /// In the order of their names; shared ones and the user's own.
    public var schemes: [Scheme]
    /// Products of packages that are part of it.
    public var products: [ProjectProduct]
    /// What SwiftPM has to fetch.
    public var remotePackages: [RemotePackage]
    /// Every file that was read, and every folder that was listed, but for the targets' sources, whose imports count too:
    /// when none of them has changed, neither has this.
    public var inputs: [String]
    /// What was left out.
    public var notes: [ProjectNote]

    /// The target of an ``Target/id``.
    public func target(_ id: String) -> Target? { targets.first { $0.id == id } }

    /// The target and all that it needs, in order.
    public func closure(of ids: [String]) -> [Target] { targets.closure(of: ids) }
}
