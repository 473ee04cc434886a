import Foundation

/// The objects of a `project.pbxproj` by their identifiers.
struct ProjectObjects: Sendable {
    /// An object, and its identifier.
    struct Object: Sendable {
        let id: String
        let values: [String: PropertyValue]

        /// `PBXNativeTarget`.
        var isa: String { self["isa"] ?? "" }

        /// The text of a key; nil where there is none.
        subscript(key: String) -> String? { values[key]?.string }

        /// The identifiers that a list holds, in order.
        func list(_ key: String) -> [String] { values[key]?.array?.compactMap(\.string) ?? [] }
    }

    /// Identifier by identifier.
    private let objects: [String: PropertyValue]
    /// The object of the project itself.
    let project: Object

    /// Xcode 3.2 to Xcode 26, and what a next one is likely to write.
    static let versions = 42...90

    /// - Parameters:
    ///   - root: The whole file.
    ///   - path: The file's, for messages.
    init(_ root: PropertyValue, path: String) throws(ProjectError) {
        guard let objects = root["objects"]?.dictionary else {
            throw .unreadable(path, line: nil, reason: "it has no objects, so it is no Xcode project")
        }
        let version = root["objectVersion"]?.string ?? "0"
        guard let number = Int(version), Self.versions.contains(number) else {
            throw .unsupportedVersion(path, version: version)
        }
        guard let id = root["rootObject"]?.string, let values = objects[id]?.dictionary else {
            throw .unreadable(path, line: nil, reason: "its rootObject isn't among its objects")
        }
        self.objects = objects
        project = Object(id: id, values: values)
    }

    /// The object of an identifier; nil where a reference dangles.
    subscript(id: String?) -> Object? {
        guard let id, let values = objects[id]?.dictionary else { return nil }
        return Object(id: id, values: values)
    }

    /// The objects that a list names, in order; those that aren't there are left out.
    func objects(_ ids: [String]) -> [Object] { ids.compactMap { self[$0] } }

    /// All objects of a kind, by identifier.
    func all(_ isa: String) -> [Object] {
        objects.keys.sorted().compactMap { self[$0] }.filter { $0.isa == isa }
    }
}
