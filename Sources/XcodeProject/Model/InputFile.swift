import Foundation

/// Reads files that others wrote: with a limit, and never a pipe or a device.
enum InputFile {
    /// The contents of a regular file.
    ///
    /// - Parameter limit: In bytes.
    static func data(at url: URL, limit: Int) throws(ProjectError) -> Data {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
        guard let attributes else { throw .missing(url.path) }
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw .unreadable(url.path, line: nil, reason: "it is no file")
        }
        guard (attributes[.size] as? Int ?? 0) <= limit else {
            throw .unreadable(url.path, line: nil, reason: "it has more than \(limit >> 20) MB")
        }
        guard let data = try? Data(contentsOf: url) else {
            throw .unreadable(url.path, line: nil, reason: "it can't be opened; look at its permissions")
        }
        return data
    }

    /// Whether there is something at a path.
    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// Whether there is a folder at a path.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
