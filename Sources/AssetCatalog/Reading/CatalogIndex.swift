import Foundation

/// Which assets there are and where; nothing but groups' namespaces is read for it.
struct CatalogIndex {
    private(set) var imageSets: [String: URL] = [:]
    private(set) var colorSets: [String: URL] = [:]
    private(set) var symbolSets: [String: URL] = [:]
    private(set) var dataSets: [String: URL] = [:]
    /// Image files outside catalogs, by their name without scale, idiom and extension.
    private(set) var looseFiles: [String: [LooseImageFile]] = [:]
    /// A folder that links to one of its parents must come to an end.
    private static let deepest = 24
    /// Far more than an app has; a look through a whole disk stops here.
    private static let mostEntries = 200_000
    private var entries = 0

    init(folders: [URL]) {
        for folder in folders {
            if folder.pathExtension == "xcassets" {
                readCatalog(folder, namespace: "", depth: 0)
            } else {
                readFolder(folder, depth: 0)
            }
        }
    }

    private mutating func readFolder(_ folder: URL, depth: Int) {
        for entry in contents(of: folder, depth: depth) {
            let fileExtension = entry.pathExtension.lowercased()
            if fileExtension == "xcassets" {
                readCatalog(entry, namespace: "", depth: depth + 1)
            } else if let file = LooseImageFile(url: entry) {
                looseFiles[file.stem, default: []].append(file)
            } else if fileExtension.isEmpty || fileExtension == "bundle" || fileExtension == "lproj",
                entry.hasDirectoryPath
            {
                readFolder(entry, depth: depth + 1)
            }
        }
    }

    private mutating func readCatalog(_ folder: URL, namespace: String, depth: Int) {
        for entry in contents(of: folder, depth: depth) where entry.hasDirectoryPath {
            let name = namespace + entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "imageset": if imageSets[name] == nil { imageSets[name] = entry }
            case "colorset": if colorSets[name] == nil { colorSets[name] = entry }
            case "symbolset": if symbolSets[name] == nil { symbolSets[name] = entry }
            case "dataset": if dataSets[name] == nil { dataSets[name] = entry }
            case "appiconset", "launchimage", "brandassets", "imagestack", "complicationset":
                continue
            default:
                // A group, or an atlas of sprites; a group's name may have a dot in it.
                let isAtlas = entry.pathExtension == "spriteatlas"
                let group = isAtlas ? entry.deletingPathExtension().lastPathComponent : entry.lastPathComponent
                let inner = ContentsReader(folder: entry).providesNamespace ? "\(namespace)\(group)/" : namespace
                readCatalog(entry, namespace: inner, depth: depth + 1)
            }
        }
    }

    /// Visible entries, sorted by name.
    private mutating func contents(of folder: URL, depth: Int) -> [URL] {
        guard depth < Self.deepest, entries < Self.mostEntries,
            // Foundation finds nothing in a folder that a link leads to, as it does from a built app to its project's catalogs.
            let found = try? FileManager.default.contentsOfDirectory(
                at: folder.resolvingSymlinksInPath(),
                includingPropertiesForKeys: [.isDirectoryKey],
                options: [.skipsHiddenFiles]
            )
        else { return [] }
        entries += found.count
        return found.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
