import ArgumentParser
import Foundation

/// Finds the documents that a path on the command line means.
enum DocumentFinder {
    /// A document and where it lies below the path that was given.
    struct Found {
        var url: URL
        var relativePath: String
    }

    /// The document at a path, or every storyboard and xib below a folder in a fixed order.
    static func documents(at path: String) throws -> [Found] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            ErrorOutput.line("\(path): there is no such file or folder")
            throw ExitCode(2)
        }
        let url = URL(fileURLWithPath: path)
        guard isFolder.boolValue else { return [Found(url: url, relativePath: url.lastPathComponent)] }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let documents = names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
        guard !documents.isEmpty else {
            ErrorOutput.line("\(path): there is no storyboard and no xib in this folder")
            throw ExitCode(2)
        }
        return documents.map { Found(url: url.appendingPathComponent($0), relativePath: $0) }
    }
}
