import Foundation

/// One `.xcodeproj`, or a `project.yml` that one is written from, as it was read, before its references to others are followed.
struct ProjectFile {
    /// What a target needs, as its project says it.
    enum Need: Hashable {
        /// A target of the same project, by its object.
        case target(String)
        /// A target of another project: its file, the object there, and its name.
        case other(project: String, id: String, name: String)
        /// A file that some target makes, "Kit.framework".
        case product(String)
        /// A product of another project, by its object there.
        case otherProduct(project: String, id: String, name: String)
    }

    /// A target, its object and what it needs.
    struct Entry {
        var id: String
        var reading: TargetReader.Reading
        var needs: [Need]
    }

    let url: URL
    private(set) var entries: [Entry] = []
    /// Projects inside of this one, absolute.
    private(set) var projects: [String] = []
    /// Folders of packages, absolute.
    private(set) var localPackages: [String] = []
    private(set) var remotePackages: [RemotePackage] = []
    private(set) var inputs: [String] = []
    private(set) var notes: [ProjectNote] = []

    private let objects: ProjectObjects
    private let paths: ProjectPaths

    /// - Parameters:
    ///   - url: The `.xcodeproj` or `project.yml`.
    ///   - name: What its targets' identifiers begin with.
    ///   - configuration: nil is Debug.
    init(_ url: URL, named name: String, configuration: String?) throws(ProjectError) {
        self.url = url
        guard InputFile.exists(url.path) else { throw .missing(url.path) }
        var infos: [String: [String: InfoValue]] = [:]
        if ProjectSpecification.names.contains(url.lastPathComponent) {
            let specification = try ProjectSpecification(url)
            objects = try ProjectObjects(SpecificationObjects(specification).root, path: url.path)
            infos = specification.infos
            inputs += specification.inputs
        } else {
            let file = url.appendingPathComponent("project.pbxproj")
            guard InputFile.exists(file.path) else {
                throw .unreadable(url.path, line: nil, reason: "it has no project.pbxproj")
            }
            objects = try ProjectObjects(PropertyListFile.read(file), path: file.path)
            inputs.append(file.path)
        }
        paths = ProjectPaths(objects, root: url.deletingLastPathComponent())
        notes += paths.notes.map { ProjectNote(url.path, $0) }
        readTargets(configuration, named: name, infos)
        readPackages()
        for reference in objects.all("PBXFileReference") where reference["path"]?.hasSuffix(".xcodeproj") == true {
            if let path = paths[reference.id], InputFile.isFolder(path) { projects.append(path) }
        }
    }

    /// Has a target made of other files than the project names.
    mutating func replaceFiles(ofTargetAt index: Int, with other: Target) {
        entries[index].reading.target.sources = other.sources
        entries[index].reading.target.resources = other.resources
        entries[index].reading.target.headerFolders = other.headerFolders
        entries[index].reading.target.root = other.root
        entries[index].reading.target.dependencies += other.dependencies
    }

    /// - Parameter infos: What the Info.plists of targets hold besides, by their names.
    private mutating func readTargets(
        _ configuration: String?,
        named name: String,
        _ infos: [String: [String: InfoValue]]
    ) {
        var reader = TargetReader(objects, paths, project: url, named: name, configuration: configuration)
        var foreign: [String] = []
        for object in objects.objects(objects.project.list("targets")) {
            guard var reading = reader.read(object) else {
                foreign.append(object["name"] ?? object.id)
                continue
            }
            if let info = infos[reading.target.name], !info.isEmpty {
                let settings = reader.settingsReader.settings(of: object)
                reading.target.info.merge(info.mapValues { $0.mapStrings(settings.expanded) }) { $1 }
            }
            entries.append(Entry(id: object.id, reading: reading, needs: needs(of: object, reading)))
        }
        if !foreign.isEmpty {
            let names = foreign.joined(separator: ", ")
            notes.append(ProjectNote(url.path, "built for other platforms and left out: \(names)"))
        }
        inputs += reader.inputs + reader.settingsReader.inputs
        notes += (reader.notes + reader.settingsReader.notes).uniqued
    }

    private func needs(of object: ProjectObjects.Object, _ reading: TargetReader.Reading) -> [Need] {
        var needs: [Need] = []
        for dependency in objects.objects(object.list("dependencies")) {
            let filters = dependency.list("platformFilters") + [dependency["platformFilter"]].compactMap { $0 }
            guard filters.isEmpty || filters.contains("ios") else { continue }
            if let id = dependency["target"], objects[id] != nil {
                needs.append(.target(id))
            } else if let proxy = objects[dependency["targetProxy"]], let id = proxy["remoteGlobalIDString"] {
                needs.append(need(proxy, id: id, isProduct: false))
            }
        }
        for product in reading.linkedProducts {
            if product.isa == "PBXReferenceProxy", let proxy = objects[product["remoteRef"]],
                let id = proxy["remoteGlobalIDString"]
            {
                needs.append(need(proxy, id: id, isProduct: true))
            } else {
                needs.append(.product(ProjectPaths.name(of: product)))
            }
        }
        return needs.uniqued
    }

    private func need(_ proxy: ProjectObjects.Object, id: String, isProduct: Bool) -> Need {
        let name = proxy["remoteInfo"] ?? id
        guard let portal = proxy["containerPortal"], portal != objects.project.id, let path = paths[portal] else {
            return .target(id)
        }
        return isProduct
            ? .otherProduct(project: path, id: id, name: name) : .other(project: path, id: id, name: name)
    }

    // MARK: Packages

    private mutating func readPackages() {
        let folder = url.deletingLastPathComponent().path
        for package in objects.objects(objects.project.list("packageReferences")) {
            if package.isa == "XCLocalSwiftPackageReference", let path = package["relativePath"] {
                localPackages.append(ProjectPaths.standardized(path.hasPrefix("/") ? path : folder + "/" + path))
            } else if let address = package["repositoryURL"] {
                let requirement = Self.requirement(package.values["requirement"])
                remotePackages.append(RemotePackage(url: address, requirement: requirement))
            }
        }
        // Before Xcode 15 a local package was a folder in the navigator and nothing else.
        for reference in objects.all("PBXFileReference") {
            guard let path = paths[reference.id],
                reference["lastKnownFileType"]?.hasPrefix("wrapper") == true
                    || reference["lastKnownFileType"] == "folder", InputFile.exists(path + "/Package.swift")
            else { continue }
            localPackages.append(path)
        }
        localPackages = localPackages.uniqued
    }

    /// As a manifest says it.
    private static func requirement(_ value: PropertyValue?) -> String {
        func quoted(_ key: String) -> String { "\"\(value?[key]?.string ?? "0.0.0")\"" }
        switch value?["kind"]?.string {
        case "upToNextMajorVersion": return "from: \(quoted("minimumVersion"))"
        case "upToNextMinorVersion": return ".upToNextMinor(from: \(quoted("minimumVersion")))"
        case "versionRange": return "\(quoted("minimumVersion"))..<\(quoted("maximumVersion"))"
        case "exactVersion": return "exact: \(quoted(value?["version"] == nil ? "minimumVersion" : "version"))"
        case "branch": return "branch: \(quoted("branch"))"
        case "revision": return "revision: \(quoted("revision"))"
        default: return "from: \(quoted("minimumVersion"))"
        }
    }
}
