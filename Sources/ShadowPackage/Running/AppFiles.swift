import Foundation
import XcodeProject

/// The files that an app is made of, for who waits for one of them to change: sources, resources and settings.
public struct AppFiles: Equatable, Sendable {
    /// The folders that hold them, absolute.
    public let folders: [String]
    private let stamps: [String: FileStamp?]

    init(_ paths: [String]) {
        var files: Set<String> = []
        var folders: Set<String> = []
        for path in paths {
            // Catalogs, and folders that were listed.
            guard Self.isFolder(path) else {
                files.insert(path)
                folders.insert((path as NSString).deletingLastPathComponent)
                continue
            }
            folders.insert(path)
            guard path.hasSuffix(".xcassets") || path.hasSuffix(".lproj"),
                let names = FileManager.default.enumerator(atPath: path)
            else { continue }
            for case let name as String in names {
                let file = path + "/" + name
                if Self.isFolder(file) { folders.insert(file) } else { files.insert(file) }
            }
        }
        self.folders = folders.sorted()
        stamps = FileStamp.all(of: files.sorted())
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

extension ShadowProject {
    /// What the app is made of now.
    ///
    /// - Throws: ``ProjectError`` or ``ShadowError``, where the project can't be read.
    public func appFiles(report: BuildReport) throws -> AppFiles {
        let project = try read(for: .running, report: report)
        let (app, _) = try AppChoice(project, choice).app()
        let parts = project.closure(of: [app.id])
        return AppFiles(project.inputs + parts.flatMap { $0.sources.map(\.path) + $0.resources.map(\.path) })
    }
}
