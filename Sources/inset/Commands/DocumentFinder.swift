import ArgumentParser
import Foundation

/// Finds the documents that a path on the command line means.
enum DocumentFinder {
    /// A document and where it lies below the path that was given.
    struct Found {
        var url: URL
        var relativePath: String
        /// What was given: a folder that it lies in, or itself; absolute.
        var root: URL
        /// Whether a folder was given.
        var isInFolder = false
    }

    /// The document at a path, or every storyboard and xib below a folder in a fixed order.
    ///
    /// Hidden folders are left out, and folders that only have a document's name.
    /// - Parameter excluded: What is left out of folders; a file that is named itself stays.
    static func documents(at path: String, excluding excluded: [PathPattern] = []) throws -> [Found] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            ErrorOutput.line("\(path): there is no such file or folder")
            throw ExitCode(2)
        }
        let url = URL(fileURLWithPath: path)
        let root = url.absoluteURL.standardizedFileURL
        guard isFolder.boolValue else { return [Found(url: url, relativePath: url.lastPathComponent, root: root)] }
        let all = names(below: path)
        guard !all.isEmpty else {
            ErrorOutput.line("\(path): there is no storyboard and no xib in this folder")
            throw ExitCode(2)
        }
        let documents = all.filter { name in !excluded.contains { $0.matches(name) } }
        guard !documents.isEmpty else {
            ErrorOutput.line("\(path): --exclude leaves out all of its \(all.count) documents; give fewer patterns")
            throw ExitCode(2)
        }
        return documents.map {
            Found(url: url.appendingPathComponent($0), relativePath: $0, root: root, isInFolder: true)
        }
    }

    /// The paths of the storyboards and xibs below a folder, sorted.
    private static func names(below path: String) -> [String] {
        guard let enumerator = FileManager.default.enumerator(atPath: path) else { return [] }
        var names: [String] = []
        while let name = enumerator.nextObject() as? String {
            if (name as NSString).lastPathComponent.hasPrefix(".") {
                enumerator.skipDescendants()
                continue
            }
            guard name.hasSuffix(".storyboard") || name.hasSuffix(".xib") else { continue }
            // Pictures of an earlier preview lie in folders that are called like their documents.
            var isFolder: ObjCBool = false
            let file = (path as NSString).appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            names.append(name)
        }
        return names.sorted()
    }
}
