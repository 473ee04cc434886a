import Foundation

/// The package that a project lies in: an example names the library around it as the others' package.
struct OwnPackage {
    /// Where its manifest lies.
    let folder: String

    /// Folders between an example and its library's manifest, at most.
    private static let highest = 5

    /// Nil where no folder around the project is that package.
    ///
    /// - Parameters:
    ///   - identity: The end of the package's address in lower case.
    ///   - project: The project's path.
    init?(identity: String, around project: String) {
        var folder = (project as NSString).deletingLastPathComponent
        for _ in 0..<Self.highest {
            if Self.names(of: folder).contains(identity) {
                self.folder = folder
                return
            }
            let above = (folder as NSString).deletingLastPathComponent
            guard above != folder, !above.isEmpty else { return nil }
            folder = above
        }
        return nil
    }

    /// What the package in a folder is called, in lower case: the folder's name, and the manifest's. Empty without one.
    private static func names(of folder: String) -> Set<String> {
        guard let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8) else { return [] }
        var names: Set = [(folder as NSString).lastPathComponent.lowercased()]
        if let name = manifest.firstMatch(of: #/Package\(\s*name:\s*"([^"]+)"/#) { names.insert(name.1.lowercased()) }
        return names
    }
}
