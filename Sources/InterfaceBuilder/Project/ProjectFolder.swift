import Foundation

/// The project around a document: where its asset catalogs, localizations and fonts are looked for.
public struct ProjectFolder: Sendable {
    /// What lies in a project; each list but the storyboards' begins with what lies nearest to the document.
    public struct Contents: Sendable, Hashable {
        /// Folders ending in `.xcassets`.
        public var assetCatalogs: [URL] = []
        /// Folders ending in `.lproj`.
        public var localizationFolders: [URL] = []
        /// Files ending in `.ttf`, `.otf`, `.ttc` or `.otc`.
        public var fonts: [URL] = []
        /// Files ending in `.storyboard`, by path.
        public var storyboards: [URL] = []
        /// Files named `Info.plist`, or ending in `-Info.plist`.
        public var infoPropertyLists: [URL] = []
        /// False where the search stopped at its limits.
        public var isComplete = true

        /// The same lists by nearness to another document of the project: what shares the longest path with it first, of
        /// those the one that lies less deep, else by path.
        ///
        /// So a target's own catalog comes before one that lies higher up, however deep it is put away.
        /// The storyboards stay by path: hardly a document asks for another.
        public func sorted(from document: URL) -> Contents {
            let own = document.standardizedFileURL.pathComponents
            func sorted(_ urls: [URL]) -> [URL] { Self.sorted(urls, from: own) }
            var contents = self
            contents.assetCatalogs = sorted(assetCatalogs)
            contents.localizationFolders = sorted(localizationFolders)
            contents.fonts = sorted(fonts)
            contents.infoPropertyLists = sorted(infoPropertyLists)
            return contents
        }

        /// The storyboards by nearness to a document, which isn't among them.
        public func storyboards(nearestTo document: URL) -> [URL] {
            let own = document.standardizedFileURL
            return Self.sorted(storyboards, from: own.pathComponents).filter { $0.standardizedFileURL != own }
        }

        private static func sorted(_ urls: [URL], from own: [String]) -> [URL] {
            let ranked = urls.map { url in
                let path = url.standardizedFileURL.pathComponents
                return (-zip(own, path).prefix { $0 == $1 }.count, path.count, url.path, url)
            }
            return ranked.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.3)
        }
    }

    /// How far a search goes.
    public struct Limits: Sendable {
        /// Folders inside folders.
        public var depth = 12
        /// Files and folders that are looked at.
        public var entries = 50_000

        /// The standard limits, to be changed.
        public init() {}
    }

    /// The project's outermost folder.
    public let root: URL
    /// The document, or the folder, that the project was found for.
    public let start: URL

    /// Finds the nearest folder around a document that has an Xcode project, a package or a repository; the document's
    /// own folder where none has.
    ///
    /// - Parameters:
    ///   - url: A file or a folder.
    ///   - boundary: A folder that the search does not leave; nil to go up to the file system's root.
    public init(containing url: URL, boundary: URL? = nil) {
        start = url.standardizedFileURL
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: start.path, isDirectory: &isFolder)
        let own = exists && isFolder.boolValue ? start : start.deletingLastPathComponent()
        let end = boundary?.standardizedFileURL.path
        var folder = own
        var found: URL?
        while found == nil {
            if Self.isProject(folder) {
                found = folder
            } else if folder.path == end || folder.path == "/" || folder.pathComponents.count < 2 {
                break
            } else {
                folder.deleteLastPathComponent()
            }
        }
        let unlocalized = own.pathExtension == "lproj" ? own.deletingLastPathComponent() : own
        root = found ?? (end == folder.path ? folder : unlocalized)
    }

    /// Lists what the project holds. Goes through the folders; symbolic links are not followed.
    public func findContents(limits: Limits = Limits()) -> Contents {
        var contents = Contents()
        var remaining = limits.entries
        var level = [root.path]
        var depth = 0
        while !level.isEmpty {
            guard depth <= limits.depth else {
                contents.isComplete = false
                break
            }
            var next: [String] = []
            for folder in level {
                for entry in FolderListing(folder).entries {
                    guard remaining > 0 else {
                        contents.isComplete = false
                        return contents.sorted(from: start)
                    }
                    remaining -= 1
                    if let subfolder = add(entry, in: folder, to: &contents) { next.append(subfolder) }
                }
            }
            level = next
            depth += 1
        }
        return contents.sorted(from: start)
    }

    /// Files one entry of a folder; returns the folder to search next where it is one.
    private func add(_ entry: FolderListing.Entry, in folder: String, to contents: inout Contents) -> String? {
        guard !Self.skippedFolders.contains(entry.name) else { return nil }
        let path = folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
        func url() -> URL { URL(fileURLWithPath: path, isDirectory: entry.isFolder) }
        let suffix = Self.suffix(of: entry.name)
        if Self.fontSuffixes.contains(suffix) {
            contents.fonts.append(url())
            return nil
        }
        if suffix == "storyboard" {
            contents.storyboards.append(url())
            return nil
        }
        if entry.name == "Info.plist" || entry.name.hasSuffix("-Info.plist") {
            contents.infoPropertyLists.append(url())
            return nil
        }
        guard entry.isFolder else { return nil }
        switch suffix {
        case "xcassets":
            contents.assetCatalogs.append(url())
            return nil
        case "lproj":
            contents.localizationFolders.append(url())
            return path
        case "xcodeproj", "xcworkspace", "framework", "xcframework", "app", "playground":
            return nil
        default:
            return path
        }
    }

    /// What follows a name's last dot, in lower case.
    private static func suffix(of name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    private static func isProject(_ folder: URL) -> Bool {
        // A repository's folder is hidden.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { name in
            name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == ".git" || name == "Package.swift"
        }
    }

    /// Products and other people's code.
    private static let skippedFolders: Set = ["build", "DerivedData", "Pods", "node_modules", "Carthage"]
    private static let fontSuffixes: Set = ["ttf", "otf", "ttc", "otc"]
}
