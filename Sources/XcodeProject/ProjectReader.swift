import Foundation

/// Reads what Xcode opens: a project, a workspace, a Swift package, or a folder with one of them, with what XcodeGen writes a
/// project from, or only with sources.
///
/// Nothing is written beside what is read.
public struct ProjectReader: Sendable {
    /// Where SwiftPM writes while it reads manifests.
    private let cache: URL
    /// Which build settings hold; nil is Debug, or what comes nearest.
    private let configuration: String?

    /// Reads for one configuration.
    ///
    /// - Parameters:
    ///   - cache: A folder for what SwiftPM writes; it need not be there.
    ///   - configuration: "Release"; default: Debug, or what comes nearest.
    public init(cache: URL, configuration: String? = nil) {
        self.cache = cache
        self.configuration = configuration
    }

    /// Reads a project with all that it refers to.
    ///
    /// - Parameters:
    ///   - path: A `.xcodeproj`, `.xcworkspace`, `Package.swift` or XcodeGen's `project.yml`, or a folder.
    ///   - purpose: Which of several projects in a folder is wanted.
    ///   - checkouts: Folders of packages that SwiftPM has fetched.
    public func read(
        _ path: String,
        for purpose: ProjectPurpose = .running,
        checkouts: [String] = []
    ) throws(ProjectError) -> Project {
        let found = try ProjectLocator(path, purpose: purpose).location
        var graph = ProjectGraph(
            top: (found.path as NSString).deletingLastPathComponent,
            cache: cache.path,
            configuration
        )
        graph.inputs += found.inputs
        var schemes = SchemeReader()
        let url = URL(fileURLWithPath: found.path)
        switch found.kind {
        case .project:
            try graph.add(project: url)
            graph.addSurroundings(of: url.path)
            schemes.read(in: url)
        case .workspace:
            let workspace = try WorkspaceFile(url)
            graph.inputs += workspace.inputs
            graph.notes += workspace.notes
            for project in workspace.projects { try graph.add(project: URL(fileURLWithPath: project)) }
            for package in workspace.packages { graph.add(package: package) }
            schemes.read(in: url)
            for project in workspace.projects { schemes.read(in: URL(fileURLWithPath: project)) }
        case .package:
            try graph.add(root: url.deletingLastPathComponent().path)
            schemes.read(in: url.deletingLastPathComponent().appendingPathComponent(".swiftpm/xcode"))
        case .folder:
            let folder = try FolderReader(found.path)
            graph.inputs += folder.inputs
            graph.notes += folder.notes
            graph.targets += folder.targets
        }
        for checkout in checkouts { graph.add(package: checkout) }
        graph.resolve()
        let (targets, circles) = TargetOrder.sorted(graph.targets)
        guard targets.contains(where: { !$0.sources(.swift).isEmpty }) else { throw .empty(found.path) }
        return Project(
            name: found.name,
            kind: found.kind,
            path: found.path,
            targets: targets,
            schemes: schemes.schemes,
            products: graph.products,
            remotePackages: graph.remotePackages.uniqued,
            inputs: (graph.inputs + schemes.inputs).uniqued,
            notes: (graph.notes + circles + schemes.notes).uniqued
        )
    }
}
