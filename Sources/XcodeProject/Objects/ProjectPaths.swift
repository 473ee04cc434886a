import Foundation
import Platform

/// Where the files of a project's navigator lie: groups carry part of their path.
struct ProjectPaths: Sendable {
    /// Groups deeper than this are hostile.
    private static let deepest = 200

    /// The folder that the project's paths begin at.
    let root: URL
    /// Absolute paths by object, of groups, files and synchronized groups.
    private var paths: [String: String] = [:]
    /// The variant group around a file.
    private(set) var notes: [String] = []

    /// - Parameter root: The folder of the `.xcodeproj`.
    init(_ objects: ProjectObjects, root: URL) {
        var start = root
        if let folder = objects.project["projectDirPath"], !folder.isEmpty {
            start = root.appendingPathComponent(folder).standardizedFileURL
        }
        self.root = start
        guard let main = objects[objects.project["mainGroup"]] else { return }
        var stack = [(object: main, folder: start.path, depth: 0)]
        while let (object, folder, depth) = stack.popLast() {
            guard paths[object.id] == nil else {
                if object.isa.hasSuffix("Group") {
                    notes.append("group \(Self.name(of: object)) is in itself or in two groups")
                }
                continue
            }
            guard depth < Self.deepest else {
                notes.append("groups are nested more than \(Self.deepest) deep; what is below is left out")
                continue
            }
            // A folder of the system's or of the build's counts as nowhere.
            guard let path = path(of: object, in: folder) else { continue }
            paths[object.id] = path
            for child in objects.objects(object.list("children")) { stack.append((child, path, depth + 1)) }
        }
    }

    private func path(of object: ProjectObjects.Object, in folder: String) -> String? {
        let own = object["path"] ?? ""
        let base: String
        switch object["sourceTree"] {
        case "<group>", nil: base = folder
        case "SOURCE_ROOT": base = root.path
        case "<absolute>": return own.isEmpty ? folder : Self.standardized(own)
        default: return nil
        }
        if own.isEmpty { return base }
        guard !own.hasPrefix("/") else { return Self.standardized(own) }
        let path = Self.standardized(base + "/" + own)
        // A file that is reached by `..` isn't below its group.
        return MacDisk.spelling(of: path, below: path.hasPrefix(base + "/") ? base : root.path)
    }

    /// The absolute path of a file or group; nil for products, the SDK's files and dangling references.
    subscript(id: String) -> String? { paths[id] }

    /// Without `.` and `..`, and without asking the disk.
    static func standardized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") {
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// What the navigator shows.
    static func name(of object: ProjectObjects.Object) -> String {
        object["name"] ?? object["path"].map { ($0 as NSString).lastPathComponent } ?? object.id
    }
}
