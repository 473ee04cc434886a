import Foundation

/// What an `.xcworkspace` holds.
struct WorkspaceFile {
    /// Projects, absolute, in order.
    private(set) var projects: [String] = []
    /// Folders of packages.
    private(set) var packages: [String] = []
    private(set) var inputs: [String] = []
    private(set) var notes: [ProjectNote] = []

    private static let deepest = 50

    init(_ url: URL) throws(ProjectError) {
        let file = url.appendingPathComponent("contents.xcworkspacedata")
        guard InputFile.exists(url.path) else { throw .missing(url.path) }
        let root = try XMLTree.read(file)
        inputs.append(file.path)
        let folder = url.deletingLastPathComponent().path
        visit(root, group: folder, container: folder, workspace: url, depth: 0)
    }

    private mutating func visit(_ element: XMLTree, group: String, container: String, workspace: URL, depth: Int) {
        guard depth < Self.deepest else { return }
        for child in element.children {
            let path = Self.path(child.attributes["location"] ?? "", group: group, container: container, workspace)
            switch child.name {
            case "Group":
                visit(child, group: path, container: container, workspace: workspace, depth: depth + 1)
            case "FileRef":
                if path.hasSuffix(".xcodeproj") {
                    guard InputFile.isFolder(path) else {
                        notes.append(ProjectNote(workspace.path, "\(path) is missing and left out"))
                        inputs.append(path)
                        continue
                    }
                    projects.append(path)
                } else if InputFile.exists(path + "/Package.swift") {
                    packages.append(path)
                }
            default: break
            }
        }
    }

    private static func path(_ location: String, group: String, container: String, _ workspace: URL) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return group }
        switch parts[0] {
        case "absolute": return ProjectPaths.standardized(parts[1])
        case "container": return ProjectPaths.standardized(container + "/" + parts[1])
        // The project around a workspace that lies inside of it.
        case "self":
            return parts[1].isEmpty
                ? workspace.deletingLastPathComponent().path
                : ProjectPaths.standardized(container + "/" + parts[1])
        default: return parts[1].isEmpty ? group : ProjectPaths.standardized(group + "/" + parts[1])
        }
    }
}
