import Foundation

/// A group whose files are those of a folder (Xcode 16), and what its exceptions take from a target or give it.
struct SynchronizedFolder {
    /// Files of the target, absolute.
    private(set) var files: [String] = []
    /// Folders that are copied whole.
    private(set) var wholeFolders: [String] = []
    /// Folders that were listed.
    private(set) var folders: [String] = []
    /// What was left out.
    private(set) var notes: [ProjectNote] = []

    /// - Parameters:
    ///   - group: A `PBXFileSystemSynchronizedRootGroup`.
    ///   - path: Where it lies.
    ///   - target: The identifier of the target.
    ///   - isMember: Whether the target has the folder; a target that hasn't gets what exceptions name for it.
    init(
        _ group: ProjectObjects.Object,
        at path: String,
        of target: ProjectObjects.Object,
        isMember: Bool,
        in objects: ProjectObjects
    ) {
        var named = Set<String>()
        for exception in objects.objects(group.list("exceptions")) {
            let isOwn =
                exception["target"] == target.id
                || objects[exception["buildPhase"]].map { target.list("buildPhases").contains($0.id) } ?? false
            guard isOwn else { continue }
            named.formUnion(exception.list("membershipExceptions"))
            // Files that other platforms alone have.
            for (file, filter) in exception.values["platformFiltersByRelativePath"]?.dictionary ?? [:]
            where !filter.strings.isEmpty && !filter.strings.contains("ios") {
                named.insert(file)
            }
        }
        guard isMember else {
            files = named.sorted().map { ProjectPaths.standardized(path + "/" + $0) }.filter(InputFile.exists)
            return
        }
        let whole = Set(group.list("explicitFolders"))
        let walk = FolderWalk(path) { whole.contains($0) || named.contains($0) }
        let variants = Set(named.map { ($0 as NSString).lastPathComponent })
        files = walk.files.filter { file in
            guard !named.contains(file) else { return false }
            // An exception names a localized file as "/Localized: Main.strings".
            guard file.contains(".lproj/") else { return true }
            return !variants.contains("Localized: \((file as NSString).lastPathComponent)")
        }.map { path + "/" + $0 }
        wholeFolders = whole.subtracting(named).sorted().map { path + "/" + $0 }.filter(InputFile.isFolder)
        folders = walk.folders
        notes = walk.notes
    }
}
