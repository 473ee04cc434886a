import Foundation
import Platform
import XcodeProject

/// A user's project and its shadow in the cache: what is ported and compiled of it.
///
/// ```swift
/// let shadow = ShadowProject(path: "App.xcodeproj", cache: CacheFolder())
/// let program = try shadow.buildApp(report: report)
/// ```
/// Nothing is written outside of the cache.
public struct ShadowProject: Sendable {
    /// What is built of a project.
    public struct Choice: Codable, Hashable, Sendable {
        /// The app's or test's target; nil is the only one, or the scheme's.
        public var target: String?
        /// A scheme, whose app, tests, arguments and environment are taken.
        public var scheme: String?
        /// A configuration of build settings; nil is the scheme's, or Debug.
        public var configuration: String?

        /// What Xcode would choose, by default.
        public init(target: String? = nil, scheme: String? = nil, configuration: String? = nil) {
            self.target = target
            self.scheme = scheme
            self.configuration = configuration
        }
    }

    /// As the user gave it, made absolute.
    public let path: String
    let cache: CacheFolder
    let choice: Choice

    /// A project, nothing of it read yet.
    ///
    /// - Parameters:
    ///   - path: A project, workspace, manifest or folder.
    ///   - cache: Where the shadow lies.
    ///   - choice: What is built of it.
    public init(path: String, cache: CacheFolder, choice: Choice = Choice()) {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        self.path = url.path.count > 1 && url.path.hasSuffix("/") ? String(url.path.dropLast()) : url.path
        self.cache = cache
        self.choice = choice
    }

    var folders: BuildFolders {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return BuildFolders(root: cache.folder(of: path, name: name))
    }

    /// Reads the project, with the packages that SwiftPM fetches for it.
    ///
    /// - Throws: ``ProjectError`` or ``ShadowError``.
    public func read(for purpose: ProjectPurpose, report: BuildReport) throws -> Project {
        var reader = ProjectReader(cache: cache.url, configuration: choice.configuration)
        var project = try reader.read(path, for: purpose)
        if choice.configuration == nil, let named = schemeConfiguration(of: project, for: purpose), named != "Debug" {
            reader = ProjectReader(cache: cache.url, configuration: named)
            project = try reader.read(path, for: purpose)
        }
        var packages = project.remotePackages
        // What only tests need isn't waited for.
        if purpose == .running, let (app, _) = try? AppChoice(project, choice).app() {
            packages = project.remotePackages(for: [app.id])
        }
        guard !packages.isEmpty else { return project }
        let resolver = PackageResolver(folders: folders, cache: cache)
        let checkouts = try resolver.checkouts(of: packages, for: project, report)
        return try reader.read(path, for: purpose, checkouts: checkouts)
    }

    /// What the scheme builds for its app or its tests; nil without a scheme.
    private func schemeConfiguration(of project: Project, for purpose: ProjectPurpose) -> String? {
        let choice = AppChoice(project, choice)
        switch purpose {
        case .running: return (try? choice.app())?.1?.configuration
        case .testing: return (try? choice.tests())?.scheme?.testConfiguration
        }
    }

    // MARK: Apps

    /// Builds the project's app; when nothing has changed since the last time, in some milliseconds.
    ///
    /// - Throws: ``ProjectError`` or ``ShadowError``.
    public func buildApp(report: BuildReport) throws -> BuiltProgram {
        let build = try InsetBuild()
        try build.complete(report)
        let memory = BuildMemory<BuiltProgram>(folders.state("run-\(key)"), build: build)
        if let program = memory.built { return program }
        let project = try read(for: .running, report: report)
        for note in project.notes { report.note(note) }
        let (app, scheme) = try AppChoice(project, choice).app()
        let targets = project.closure(of: [app.id])
        let builder = ProgramBuilder(project: project, folders: folders, build: build, report: report)
        let outcome = try builder.build(targets)
        let module = outcome.names[app]
        var bundle = try AppBundle(folders.bundle("\(module).app"))
        try bundle.add(
            info: app.info.merging(app.accentColorName.map { ["NSAccentColorName": .string($0)] } ?? [:]) { $1 }
        )
        try Self.add(targets, to: &bundle, names: outcome.names, main: app)
        for note in bundle.notes { report.note(note) }
        let program = bundle.url.appendingPathComponent(module)
        try ProgramLinker(build: build)
            .link(outcome.objects, entry: "\(module)_main", to: program, state: folders.state("link-\(module)"))
        bundle.finish(program: module)
        let built = BuiltProgram(
            name: app.name,
            executable: program.path,
            bundle: bundle.url.path,
            arguments: scheme?.arguments ?? [],
            environment: scheme?.environment ?? [:]
        )
        try memory.keep(built, programs: [built.executable], inputs: project.inputs + outcome.inputs + bundle.compiled)
        return built
    }

    /// Puts the resources of all targets into a bundle, the app's own first; those of packages into bundles of their own.
    static func add(
        _ targets: [Target],
        to bundle: inout AppBundle,
        names: ModuleNames,
        main: Target
    ) throws(ShadowError) {
        let folders = FrameworkFolder(targets)
        for target in [main] + targets.filter({ $0.id != main.id }) {
            let isPackage = target.container.hasSuffix("Package.swift")
            let folder = isPackage ? ProgramBuilder.bundleName(of: target, names[target]) : folders.path(of: target)
            try bundle.add(target.resources, in: folder)
            // A library's documents and pictures are also looked for at the top, where `Bundle(for:)` leads here.
            if isPackage, target.id != main.id { try bundle.add(target.resources) }
            try bundle.add(DataModel.all(of: target).map(\.resource))
        }
    }

    var key: String { StableHash.hex("\(choice.target ?? "")|\(choice.scheme ?? "")|\(choice.configuration ?? "")") }
}
