import Foundation

/// Lists the files below a folder, those that stand for one file as one.
struct FolderWalk {
    private static let deepest = 40
    /// What has more isn't a project's folder.
    private static let mostFiles = 200_000

    /// Relative to the folder, sorted, so that every run finds the same.
    private(set) var files: [String] = []
    /// Folders that were listed, absolute.
    private(set) var folders: [String] = []
    /// What was left out.
    private(set) var notes: [ProjectNote] = []

    /// - Parameters:
    ///   - root: Absolute.
    ///   - skips: Tells folders that aren't gone into, by their path relative to the root.
    init(_ root: String, skips: (String) -> Bool = { _ in false }) {
        var stack = [(path: "", depth: 0)]
        var seen = Set<String>()
        while let (path, depth) = stack.popLast() {
            let folder = path.isEmpty ? root : root + "/" + path
            // Links that lead up would never end.
            guard seen.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted else { continue }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { continue }
            folders.append(folder)
            for name in names where !name.hasPrefix(".") {
                let child = path.isEmpty ? name : path + "/" + name
                guard InputFile.isFolder(root + "/" + child), !SourceKind.isBundle(name) else {
                    files.append(child)
                    continue
                }
                guard !skips(child) else { continue }
                guard depth < Self.deepest else {
                    notes.append(ProjectNote(root + "/" + child, "folders are nested too deep; it is left out"))
                    continue
                }
                stack.append((child, depth + 1))
            }
            guard files.count < Self.mostFiles else {
                notes.append(ProjectNote(root, "it has more than \(Self.mostFiles) files; the rest is left out"))
                break
            }
        }
        files.sort()
    }
}
