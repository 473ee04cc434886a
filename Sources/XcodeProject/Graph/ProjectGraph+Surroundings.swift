import Foundation

/// What lies around a project that is given by itself: examples link what a workspace above them builds beside them.
extension ProjectGraph {
    /// Folders between an example and the workspace or the library around it, at most.
    private static let mostLevels = 5

    /// Adds what the project links and nothing in it makes: from the workspace that lists it, else from the library
    /// that it lies in.
    ///
    /// Xcode builds such a project in the workspace alone; the path of the project means the same app.
    mutating func addSurroundings(of project: String) {
        let project = ProjectPaths.standardized(project)
        guard !missingProducts.isEmpty else { return }
        var folders: [String] = []
        var folder = (project as NSString).deletingLastPathComponent
        for _ in 0..<Self.mostLevels where folder.count > 1 {
            folders.append(folder)
            // What lies above a repository is somebody else's.
            if InputFile.exists(folder + "/.git") { break }
            folder = (folder as NSString).deletingLastPathComponent
        }
        for folder in folders where !missingProducts.isEmpty { addWorkspace(in: folder, around: project) }
        for folder in folders.dropFirst() where !missingProducts.isEmpty { addLibrary(in: folder, around: project) }
    }

    /// Names of what targets link that no target makes, without their extensions.
    private var missingProducts: Set<String> {
        let made = Set(files.flatMap(\.entries).map { Self.base($0.reading.target.productName) } + products.map(\.name))
        var missing: Set<String> = []
        for entry in files.flatMap(\.entries) {
            for case .product(let name) in entry.needs where name.hasSuffix("framework") {
                missing.insert(Self.base(name))
            }
            // A product without a package is one of a package beside the project.
            for product in entry.reading.target.packageProducts where product.package == nil {
                missing.insert(product.name)
            }
        }
        return missing.subtracting(made).filter { !$0.hasPrefix("Pods") }
    }

    private static func base(_ name: String) -> String {
        ((name as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    private mutating func addWorkspace(in folder: String, around project: String) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names where name.hasSuffix(".xcworkspace") {
            let path = folder + "/" + name
            guard let workspace = try? WorkspaceFile(URL(fileURLWithPath: path)),
                workspace.projects.contains(where: { ProjectPaths.standardized($0) == project })
            else { continue }
            let wanted = missingProducts
            inputs += workspace.inputs
            for other in workspace.projects { tryToAdd(other) }
            for package in workspace.packages { add(package: package) }
            tell(wanted.subtracting(missingProducts), from: path, around: project)
        }
    }

    private mutating func addLibrary(in folder: String, around project: String) {
        let wanted = missingProducts
        let manifest = folder + "/Package.swift"
        if let text = try? String(contentsOfFile: manifest, encoding: .utf8),
            wanted.contains(where: { text.contains("\"\($0)\"") })
        {
            add(package: folder)
            tell(wanted.subtracting(missingProducts), from: manifest, around: project)
        }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        for name in names where name.hasSuffix(".xcodeproj") && missingProducts.contains(Self.base(name)) {
            let wanted = missingProducts
            tryToAdd(folder + "/" + name)
            tell(wanted.subtracting(missingProducts), from: folder + "/" + name, around: project)
        }
    }

    private mutating func tell(_ found: Set<String>, from path: String, around project: String) {
        guard !found.isEmpty else { return }
        let names = found.sorted().joined(separator: ", ")
        notes.append(ProjectNote(project, "\(names): taken from \(path), around the project"))
    }
}
