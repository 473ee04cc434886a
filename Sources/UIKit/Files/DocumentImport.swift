import Foundation

/// Takes a document into a folder under its own name, or with a number after it where another has that.
struct DocumentImport {
    let source: URL
    let mode: UIDocumentBrowserViewController.ImportMode

    init(_ source: URL, _ mode: UIDocumentBrowserViewController.ImportMode) {
        self.source = source
        self.mode = mode
    }

    /// - Parameter neighbour: A folder, or a document in it.
    /// - Returns: The document's new place.
    func run(nextTo neighbour: URL) throws -> URL {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        let isThere = manager.fileExists(atPath: neighbour.path, isDirectory: &isFolder)
        let folder = isThere && isFolder.boolValue ? neighbour : neighbour.deletingLastPathComponent()
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let target = free(in: folder)
        switch mode {
        case .none: throw CocoaError(.userCancelled)
        case .copy: try manager.copyItem(at: source, to: target)
        case .move: try manager.moveItem(at: source, to: target)
        }
        return target
    }

    private func free(in folder: URL) -> URL {
        let name = source.deletingPathExtension().lastPathComponent
        var (target, number) = (folder.appendingPathComponent(source.lastPathComponent), 2)
        while FileManager.default.fileExists(atPath: target.path) {
            target = folder.appendingPathComponent("\(name) \(number)").appendingPathExtension(source.pathExtension)
            number += 1
        }
        return target
    }
}
