import Foundation

/// The folders in which the settings of a target have C's headers and modules looked for; those that exist.
struct HeaderSearchPaths {
    /// Where headers are looked for, in order.
    private(set) var folders: [String] = []
    /// The maps of modules in the folders for Swift and in those below them.
    private(set) var moduleMaps: [String] = []

    /// Folders within folders beyond which nothing is looked for: a path may be the whole disk's.
    private static let deepest = 6
    private static let most = 400

    init(_ settings: BuildSettings, root: String) {
        let headers = ["HEADER_SEARCH_PATHS", "USER_HEADER_SEARCH_PATHS"].flatMap { settings.list($0) }
        folders = headers.flatMap { Self.folders($0, root) }.uniqued
        // As clang, which looks for a module's map in a folder of the module's name as well.
        let places = settings.list("SWIFT_INCLUDE_PATHS").flatMap { Self.folders($0, root) }.flatMap { folder in
            [folder] + Self.folders(in: folder).sorted()
        }
        moduleMaps = places.uniqued.flatMap { ["\($0)/module.modulemap", "\($0)/module.map"] }
            .filter(InputFile.exists)
    }

    /// The folder of a path, for `path/**` with all below it; the root itself only where it's named.
    private static func folders(_ path: String, _ root: String) -> [String] {
        let isDeep = path.hasSuffix("/**")
        let name = isDeep ? String(path.dropLast(3)) : path
        guard !name.isEmpty else { return [] }
        let folder = ProjectPaths.standardized(name.hasPrefix("/") ? name : root + "/" + name)
        guard InputFile.isFolder(folder), folder == root || folder.hasPrefix(root + "/") || !isDeep else { return [] }
        var found = [folder]
        var level = isDeep ? [folder] : []
        for _ in 0..<deepest where found.count < most {
            level = level.flatMap { folders(in: $0).sorted() }
            found += level.prefix(most - found.count)
        }
        return found
    }

    private static func folders(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }.filter(InputFile.isFolder)
    }
}
