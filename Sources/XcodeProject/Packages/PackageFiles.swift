import Foundation

/// The files of a package's target, by its manifest's `sources`, `exclude` and `resources`.
struct PackageFiles {
    private(set) var sources: [SourceFile] = []
    private(set) var resources: [Resource] = []
    private(set) var headerFolders: [String] = []
    private(set) var inputs: [String] = []
    private(set) var notes: [ProjectNote] = []

    init(_ values: [String: Any], folder: String) {
        let excluded = Set((values["exclude"] as? [String] ?? []).map(Self.normalized))
        let only = (values["sources"] as? [String])?.map(Self.normalized)
        var rules: [(path: String, isCopied: Bool)] = []
        for resource in values["resources"] as? [[String: Any]] ?? [] {
            guard let path = resource["path"] as? String else { continue }
            rules.append((Self.normalized(path), (resource["rule"] as? [String: Any])?["copy"] != nil))
        }
        let walk = FolderWalk(folder) { excluded.contains($0) }
        inputs = walk.folders
        notes = walk.notes
        for (path, isCopied) in rules where isCopied && InputFile.exists(folder + "/" + path) {
            let name = (path as NSString).lastPathComponent
            resources.append(Resource(path: folder + "/" + path, destination: name))
        }
        let copied = rules.filter(\.isCopied).map(\.path)
        let processed = rules.filter { !$0.isCopied }.map(\.path)
        for file in walk.files {
            guard !excluded.contains(file), !Self.isUnder(copied, file) else { continue }
            let path = folder + "/" + file
            let isWanted = only.map { Self.isUnder($0, file) } ?? true
            if Self.isUnder(processed, file), SourceKind(path: file) != .swift {
                resources.append(Resource(path: path))
                continue
            }
            switch SourceKind(path: file) {
            case .swift, .c, .cxx, .objectiveC: if isWanted { sources.append(SourceFile(path)) }
            case .generated: if isWanted { sources.append(SourceFile(path)) }
            // Xcode takes these without a rule.
            case .resource where Self.isDocument(file): resources.append(Resource(path: path))
            case .resource, .header, .other: break
            }
        }
        guard sources.contains(where: { [.c, .cxx, .objectiveC].contains($0.kind) }) else { return }
        headerFolders = [folder + "/" + (values["publicHeadersPath"] as? String ?? "include")]
    }

    private static func isDocument(_ file: String) -> Bool {
        ["storyboard", "xib", "xcassets", "xcstrings"].contains((file as NSString).pathExtension)
            || file.contains(".lproj/")
    }

    private static func normalized(_ path: String) -> String {
        let path = ProjectPaths.standardized("/" + path).dropFirst()
        return String(path)
    }

    private static func isUnder(_ paths: [String], _ file: String) -> Bool {
        paths.contains { $0.isEmpty || file == $0 || file.hasPrefix($0 + "/") }
    }
}
