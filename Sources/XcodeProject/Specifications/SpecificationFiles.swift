import Foundation

/// The files that a target of a ``ProjectSpecification`` has.
struct SpecificationFiles {
    /// What a target has, relative to the project's folder.
    enum Source: Hashable {
        /// All in a folder but those that are left out, relative to it.
        case folder(String, leftOut: [String])
        /// A file, or a folder that is copied whole, in a phase of the build.
        case file(String, phase: String)
    }

    private(set) var sources: [Source] = []

    init(_ target: ProjectSpecification.TargetPart, in specification: ProjectSpecification) {
        let root = specification.folder
        for source in target.values["sources"]?.list ?? [] {
            guard let path = source.text ?? source["path"]?.text, source["buildPhase"]?.text != "none" else { continue }
            let absolute = ProjectPaths.standardized(root + "/" + path)
            let type = source["type"]?.text ?? (InputFile.isFolder(absolute) ? "group" : "file")
            switch type {
            case "file", "folder":
                let isCopied = type == "folder" || source["buildPhase"]?.text == "resources"
                if InputFile.exists(absolute) {
                    let phase = isCopied ? "PBXResourcesBuildPhase" : "PBXSourcesBuildPhase"
                    sources.append(.file(path, phase: phase))
                }
            default:
                guard !SourceKind.isBundle((path as NSString).lastPathComponent) else {
                    sources.append(.file(path, phase: "PBXResourcesBuildPhase"))
                    continue
                }
                sources.append(.folder(path, leftOut: Self.leftOut(of: source, below: absolute)))
            }
        }
        for resource in target.values["resources"]?.list ?? [] {
            guard let path = resource.text ?? resource["path"]?.text else { continue }
            let isFolder = InputFile.isFolder(root + "/" + path) && !SourceKind.isBundle(path)
            sources.append(isFolder ? .folder(path, leftOut: []) : .file(path, phase: "PBXResourcesBuildPhase"))
        }
    }

    /// What patterns take from a folder, and the Info.plists in it, which no bundle gets a second time.
    private static func leftOut(of source: YAMLValue, below folder: String) -> [String] {
        let excludes = patterns(source["excludes"])
        let includes = patterns(source["includes"])
        let walk = FolderWalk(folder)
        return walk.files.filter { file in
            if file.hasSuffix("Info.plist") { return true }
            if !includes.isEmpty, !includes.contains(where: { $0.matches(file) }) { return true }
            // A pattern of a folder takes all that is in it.
            let parts = file.split(separator: "/")
            return parts.indices.contains { end in
                let part = parts[...end].joined(separator: "/")
                return excludes.contains { $0.matches(part) }
            }
        }
    }

    private static func patterns(_ value: YAMLValue?) -> [FilePattern] {
        (value?.list ?? []).compactMap(\.text).flatMap(FilePattern.patterns)
    }
}
