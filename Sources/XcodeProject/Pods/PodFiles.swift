import Foundation

/// The files of a pod, by the patterns of its podspec.
struct PodFiles {
    private static let skipped: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

    private(set) var sources: [SourceFile] = []
    private(set) var resources: [Resource] = []
    /// Resources in bundles of their own, by the bundles' names, in order.
    private(set) var bundles: [(name: String, resources: [Resource])] = []
    private(set) var headerFolders: [String] = []
    private(set) var inputs: [String] = []
    private(set) var notes: [ProjectNote] = []

    private let folder: String
    private let podspec: String
    private var walks: [String: [String]] = [:]

    /// - Parameters:
    ///   - parts: The pod and those of its subspecs that are wanted.
    ///   - folder: What its patterns begin at.
    ///   - podspec: For messages.
    init(_ parts: [PodSpecification.Part], folder: String, podspec: String) {
        self.folder = folder
        self.podspec = podspec
        for part in parts { read(part) }
        sources = sources.uniqued
        resources = resources.uniqued
        headerFolders = headerFolders.uniqued
        inputs = inputs.uniqued
        notes = notes.uniqued
    }

    private mutating func read(_ part: PodSpecification.Part) {
        let excluded = part.strings("exclude_files").flatMap(FilePattern.patterns)
        for path in paths(part.strings("source_files"), excluded, isResource: false) { addSource(path) }
        for path in paths(part.strings("resources", "resource"), excluded, isResource: true) {
            // Models are compiled wherever they are named.
            if ["xcdatamodeld", "xcdatamodel", "xcmappingmodel"].contains((path as NSString).pathExtension) {
                sources.append(SourceFile(path))
            } else if SourceKind(path: path) != .swift {
                resources.append(Resource(path: path))
            }
        }
        for value in part.values(["resource_bundles", "resource_bundle"]) {
            for name in value.dictionary?.keys.sorted() ?? [] {
                let found = paths(value[name]?.strings ?? [], excluded, isResource: true)
                    .filter { SourceKind(path: $0) != .swift }
                add(found, toBundle: name)
            }
        }
    }

    private mutating func addSource(_ path: String) {
        let source = SourceFile(path)
        switch source.kind {
        case .swift, .c, .cxx, .objectiveC, .generated: sources.append(source)
        case .header: headerFolders.append((path as NSString).deletingLastPathComponent)
        case .resource, .other: break
        }
    }

    private mutating func add(_ paths: [String], toBundle name: String) {
        let bundle = name + ".bundle/"
        let found = paths.map { Resource(path: $0, destination: bundle + Resource.destination(of: $0)) }
        if let index = bundles.firstIndex(where: { $0.name == name }) {
            bundles[index].resources = (bundles[index].resources + found).uniqued
        } else {
            bundles.append((name, found.uniqued))
        }
    }

    // MARK: Patterns

    private mutating func paths(_ patterns: [String], _ excluded: [FilePattern], isResource: Bool) -> [String] {
        patterns.flatMap(FilePattern.patterns).flatMap { files(of: $0, isResource: isResource) }
            .filter { !Self.isExcluded($0, by: excluded) }.uniqued.map { folder + "/" + $0 }
    }

    /// Whether a file or a folder around it is excluded by its name.
    private static func isExcluded(_ path: String, by patterns: [FilePattern]) -> Bool {
        patterns.contains { pattern in
            pattern.matches(path) || pattern.isPlain && path.lowercased().hasPrefix(pattern.base.lowercased() + "/")
        }
    }

    private mutating func files(of pattern: FilePattern, isResource: Bool) -> [String] {
        guard !pattern.base.split(separator: "/").contains("..") else {
            notes.append(ProjectNote(podspec, "files outside of the pod's folder are left out: \(pattern.base)"))
            return []
        }
        if let bundle = Self.bundle(in: pattern.base) { return exists(bundle) ? [bundle] : [] }
        let base = pattern.base
        guard InputFile.isFolder(folder + "/" + base) else { return pattern.isPlain && exists(base) ? [base] : [] }
        if pattern.isPlain { return isResource ? [base] : filesDirectly(in: base) }
        var found: [String] = []
        for file in walk(base) {
            if pattern.matches(file) {
                found.append(file)
            } else if isResource, let folder = Self.folder(of: file, below: base, matching: pattern) {
                found.append(folder.hasSuffix(".lproj") ? file : folder)
            }
        }
        return found
    }

    private mutating func exists(_ path: String) -> Bool {
        inputs.append(folder + "/" + path)
        return InputFile.exists(folder + "/" + path)
    }

    /// A folder that names its files alone, without those deeper in it.
    private mutating func filesDirectly(in base: String) -> [String] {
        let prefix = base.isEmpty ? "" : base + "/"
        return walk(base).filter { !$0.dropFirst(prefix.count).contains("/") }
    }

    /// The start of a path up to a folder that stands for one file.
    private static func bundle(in path: String) -> String? {
        let names = path.split(separator: "/")
        guard let index = names.firstIndex(where: { SourceKind.isBundle(String($0)) }) else { return nil }
        return names[...index].joined(separator: "/")
    }

    /// The outermost folder around a file that a pattern names.
    private static func folder(of file: String, below base: String, matching pattern: FilePattern) -> String? {
        let names = file.split(separator: "/")
        let start = base.split(separator: "/").count + 1
        guard start < names.count else { return nil }
        return (start..<names.count).lazy.map { names.prefix($0).joined(separator: "/") }.first(where: pattern.matches)
    }

    /// The files below a folder, relative to the pod's.
    private mutating func walk(_ base: String) -> [String] {
        if let files = walks[base] { return files }
        let root = base.isEmpty ? folder : folder + "/" + base
        let walk = FolderWalk(root) { base.isEmpty && Self.skipped.contains($0) }
        inputs += walk.folders
        notes += walk.notes
        let files = walk.files.map { base.isEmpty ? $0 : base + "/" + $0 }
        walks[base] = files
        return files
    }
}
