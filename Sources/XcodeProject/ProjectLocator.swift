import Foundation

/// Finds the project that a path means.
struct ProjectLocator {
    /// A project, and what it is called.
    struct Location {
        var path: String
        var kind: Project.Kind
        var name: String
        var inputs: [String] = []
    }

    private(set) var location: Location
    private static let skipped: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules", "vendor"]

    init(_ path: String, purpose: ProjectPurpose) throws(ProjectError) {
        let current = FileManager.default.currentDirectoryPath
        let path = ProjectPaths.standardized(path.hasPrefix("/") ? path : current + "/" + path)
        guard InputFile.exists(path) else { throw .missing(path) }
        if let named = Self.named(path) {
            location = named
            return
        }
        guard InputFile.isFolder(path) else {
            throw .unreadable(
                path,
                line: nil,
                reason: "it is no project; give an .xcodeproj, .xcworkspace or Package.swift, or a folder"
            )
        }
        location = try Self.location(in: path, purpose: purpose)
        location.inputs.append(path)
    }

    /// What is a project by its name.
    private static func named(_ path: String) -> Location? {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        switch (path as NSString).pathExtension {
        case "xcodeproj": return Location(path: path, kind: .project, name: name)
        case "pbxproj":
            let project = (path as NSString).deletingLastPathComponent
            return project.hasSuffix(".xcodeproj") ? named(project) : nil
        case "xcworkspace":
            // The one that Xcode keeps inside of each project.
            let outer = (path as NSString).deletingLastPathComponent
            if outer.hasSuffix(".xcodeproj") { return named(outer) }
            return Location(path: path, kind: .workspace, name: name)
        case _ where ProjectSpecification.names.contains((path as NSString).lastPathComponent):
            let folder = (path as NSString).deletingLastPathComponent
            return Location(path: path, kind: .project, name: (folder as NSString).lastPathComponent)
        case "swift" where name == "Package":
            let folder = (path as NSString).deletingLastPathComponent
            return Location(path: path, kind: .package, name: (folder as NSString).lastPathComponent)
        default: return nil
        }
    }

    private static func location(in folder: String, purpose: ProjectPurpose) throws(ProjectError) -> Location {
        let name = (folder as NSString).lastPathComponent
        let manifest = folder + "/Package.swift"
        let hasPackage = InputFile.exists(manifest)
        if hasPackage, purpose == .testing, hasTests(manifest) {
            return Location(path: manifest, kind: .package, name: name)
        }
        let own = try project(in: [folder], named: name, below: folder)
        let levels = levels(below: folder)
        if purpose == .testing, !(own.map(holdsTests) ?? false) {
            // A library's tests often belong to the project of its example.
            let projects = levels.lazy.compactMap { try? project(in: $0, named: name, below: folder) }
            if let found = projects.first(where: holdsTests) { return found }
        }
        if let own { return own }
        // Whoever keeps what a project is written from doesn't keep the project.
        if let specification = specification(in: folder) { return specification }
        if hasPackage { return Location(path: manifest, kind: .package, name: name) }
        for level in levels {
            if let found = try project(in: level, named: name, below: folder) { return found }
        }
        return Location(path: folder, kind: .folder, name: name)
    }

    /// The file that XcodeGen would write a project from.
    private static func specification(in folder: String) -> Location? {
        ProjectSpecification.names.map { folder + "/" + $0 }.first(where: InputFile.exists).flatMap(named)
    }

    /// Whether a project, or one of a workspace's, has a bundle of unit tests.
    private static func holdsTests(_ location: Location) -> Bool {
        let url = URL(fileURLWithPath: location.path)
        let workspace = location.kind == .workspace ? try? WorkspaceFile(url) : nil
        let projects = workspace?.projects ?? (location.kind == .project ? [location.path] : [])
        return projects.contains { path in
            let file = URL(fileURLWithPath: path + "/project.pbxproj")
            let text = (try? InputFile.data(at: file, limit: 64 << 20)).map { String(decoding: $0, as: UTF8.self) }
            return text?.contains("com.apple.product-type.bundle.unit-test") ?? false
        }
    }

    /// The folders one, two and three levels below a folder.
    private static func levels(below folder: String) -> [[String]] {
        var levels = [subfolders(of: folder)]
        while levels.count < 3, let last = levels.last { levels.append(last.flatMap(subfolders)) }
        return levels
    }

    /// Whether a manifest speaks of tests; that they have a folder shows when it is read.
    private static func hasTests(_ manifest: String) -> Bool {
        let data = try? InputFile.data(at: URL(fileURLWithPath: manifest), limit: 4 << 20)
        return String(decoding: data ?? Data(), as: UTF8.self).contains(".testTarget(")
    }

    /// Whether a path is a link to a project that tools write: CocoaPods' own, or one that isn't there before they ran.
    private static func isWrittenByTools(_ path: String) -> Bool {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return false }
        let isPods = (target as NSString).lastPathComponent == "Pods.xcodeproj"
        return isPods || !InputFile.exists(path + "/project.pbxproj")
    }

    private static func subfolders(of folder: String) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        return names.filter { !$0.hasPrefix(".") && !skipped.contains($0) && !SourceKind.isBundle($0) }
            .map { folder + "/" + $0 }.filter(InputFile.isFolder)
    }

    /// A workspace, or a project; the one that is named as its folder where there are several.
    private static func project(in folders: [String], named name: String, below top: String) throws(ProjectError)
        -> Location?
    {
        var projects: [String] = []
        var workspaces: [String] = []
        for folder in folders {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            projects += names.filter { $0.hasSuffix(".xcodeproj") && !isWrittenByTools(folder + "/" + $0) }
                .map { folder + "/" + $0 }
            workspaces += names.filter { $0.hasSuffix(".xcworkspace") }.map { folder + "/" + $0 }
        }
        for candidates in [workspaces, projects] {
            if candidates.count == 1 { return named(candidates[0]) }
            let alike = candidates.filter {
                (($0 as NSString).lastPathComponent as NSString).deletingPathExtension.lowercased() == name.lowercased()
            }
            if alike.count == 1 { return named(alike[0]) }
            guard candidates.isEmpty else {
                throw .ambiguous(top, candidates: candidates.map { String($0.dropFirst(top.count + 1)) })
            }
        }
        return nil
    }
}
