import Foundation

/// What the build phases of a target hold.
struct TargetFiles {
    private let objects: ProjectObjects
    private let paths: ProjectPaths
    private let target: ProjectObjects.Object
    private let project: String

    private(set) var sources: [SourceFile] = []
    private(set) var resources: [Resource] = []
    private(set) var frameworks: [String] = []
    /// Products of packages, by the objects that stand for them.
    private(set) var packageProducts: [ProjectObjects.Object] = []
    /// Files in the frameworks phase that some target makes: a name, or a proxy into another project.
    private(set) var linkedProducts: [ProjectObjects.Object] = []
    private(set) var scripts: [String] = []
    private(set) var headerFolders: [String] = []
    private(set) var inputs: [String] = []
    private(set) var notes: [ProjectNote] = []
    private var missing: [String] = []
    /// Whether Swift sources are named that aren't there.
    var lacksSwift: Bool { missing.contains { SourceKind(path: $0) == .swift } }

    init(_ objects: ProjectObjects, _ paths: ProjectPaths, target: ProjectObjects.Object, project: String) {
        self.objects = objects
        self.paths = paths
        self.target = target
        self.project = project
        for phase in objects.objects(target.list("buildPhases")) { read(phase) }
        readSynchronizedFolders()
        for product in objects.objects(target.list("packageProductDependencies"))
        where !packageProducts.contains(where: { $0.id == product.id }) {
            packageProducts.append(product)
        }
        tellMissing()
    }

    private mutating func read(_ phase: ProjectObjects.Object) {
        let files = objects.objects(phase.list("files")).filter(isForIOS)
        switch phase.isa {
        case "PBXSourcesBuildPhase":
            for file in files { addSource(file) }
        case "PBXResourcesBuildPhase":
            for file in files { addResource(file) }
        case "PBXFrameworksBuildPhase":
            for file in files { addFramework(file) }
        case "PBXHeadersBuildPhase":
            for path in files.compactMap({ $0["fileRef"].flatMap { paths[$0] } }) { addHeaderFolder(of: path) }
        case "PBXCopyFilesBuildPhase":
            // 7 is the bundle's folder of resources; frameworks and extensions go elsewhere.
            if phase["dstSubfolderSpec"] == "7" { for file in files { addResource(file, in: phase["dstPath"] ?? "") } }
        case "PBXShellScriptBuildPhase":
            scripts.append(phase["name"] ?? "Run Script")
        default: break
        }
    }

    private func isForIOS(_ file: ProjectObjects.Object) -> Bool {
        let filters = file.list("platformFilters") + [file["platformFilter"]].compactMap { $0 }
        return filters.isEmpty || filters.contains("ios")
    }

    /// The files that an entry of a phase stands for: one, or those of all languages.
    private func files(of id: String?) -> [String] {
        guard let object = objects[id] else { return [] }
        switch object.isa {
        case "PBXVariantGroup", "XCVersionGroup":
            if object.isa == "XCVersionGroup" { return paths[object.id].map { [$0] } ?? [] }
            return object.list("children").compactMap { paths[$0] }
        case "PBXGroup": return []
        default: return paths[object.id].map { [$0] } ?? []
        }
    }

    private mutating func addSource(_ file: ProjectObjects.Object) {
        let flags = file.values["settings"]?["COMPILER_FLAGS"]?.string?.split(separator: " ").map(String.init) ?? []
        for path in files(of: file["fileRef"]) { add(path, flags: flags) }
    }

    private mutating func addResource(_ file: ProjectObjects.Object, in folder: String = "") {
        for path in files(of: file["fileRef"]) {
            guard InputFile.exists(path) else {
                missing.append(path)
                continue
            }
            // A source among the resources is copied; nobody wants that here.
            guard SourceKind(path: path) != .swift else { continue }
            let resource = Resource(path: path)
            resources.append(
                folder.isEmpty ? resource : Resource(path: path, destination: folder + "/" + resource.destination)
            )
        }
    }

    private mutating func add(_ path: String, flags: [String]) {
        guard InputFile.exists(path) else {
            missing.append(path)
            return
        }
        let source = SourceFile(path, flags: flags)
        switch source.kind {
        case .swift, .c, .cxx, .objectiveC: if !sources.contains(where: { $0.path == path }) { sources.append(source) }
        case .header: addHeaderFolder(of: path)
        case .generated: sources.append(source)
        case .resource: resources.append(Resource(path: path))
        case .other: break
        }
    }

    private mutating func addHeaderFolder(of path: String) {
        let folder = (path as NSString).deletingLastPathComponent
        if !headerFolders.contains(folder) { headerFolders.append(folder) }
    }

    private mutating func addFramework(_ file: ProjectObjects.Object) {
        if let product = objects[file["productRef"]] {
            packageProducts.append(product)
            return
        }
        guard let reference = objects[file["fileRef"]] else { return }
        let name = ProjectPaths.name(of: reference)
        let isSystem =
            ["SDKROOT", "DEVELOPER_DIR"].contains(reference["sourceTree"])
            || reference["path"]?.hasPrefix("System/Library") == true
            || reference["path"]?.contains(".sdk/System/Library/Frameworks") == true
        if isSystem {
            if name.hasSuffix(".framework") { frameworks.append(String(name.dropLast(".framework".count))) }
        } else {
            linkedProducts.append(reference)
        }
    }

    // MARK: Synchronized folders

    private mutating func readSynchronizedFolders() {
        let members = Set(target.list("fileSystemSynchronizedGroups"))
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let path = paths[group.id] else { continue }
            let isMember = members.contains(group.id)
            if isMember, !InputFile.isFolder(path) {
                missing.append(path)
                continue
            }
            let folder = SynchronizedFolder(group, at: path, of: target, isMember: isMember, in: objects)
            for file in folder.files { add(file, flags: []) }
            resources += folder.wholeFolders.map { Resource(path: $0) }
            inputs += folder.folders
            notes += folder.notes
        }
    }

    // MARK: What is missing

    private static let mostNamed = 5

    private mutating func tellMissing() {
        let name = target["name"] ?? ""
        for path in missing.prefix(Self.mostNamed) {
            notes.append(ProjectNote(project, "target \(name): \(path) is missing and left out"))
        }
        if missing.count > Self.mostNamed {
            notes.append(
                ProjectNote(project, "target \(name): \(missing.count - Self.mostNamed) more files are missing")
            )
        }
    }
}
