import Foundation

/// Finds the documents that a path means.
package enum DocumentFinder {
    /// A document and where it lies below the path that was given.
    package struct Found {
        package var url: URL
        package var relativePath: String
        /// What was given: a folder that it lies in, or itself; absolute.
        package var root: URL
        /// Whether a folder was given.
        package var isInFolder = false
    }

    /// Why there is no document: one line.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// The document at a path, or every storyboard and xib below a folder in a fixed order.
    ///
    /// Hidden folders are left out, and folders that only have a document's name.
    /// - Parameter excluded: What is left out of folders; a file that is named itself stays.
    package static func documents(at path: String, excluding excluded: [PathPattern] = []) throws(Failure) -> [Found] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure(description: "\(path): there is no such file or folder")
        }
        // A project stands for the folder that it lies in.
        let isProject = ["xcodeproj", "xcworkspace"].contains((path as NSString).pathExtension)
        let path = isProject ? URL(fileURLWithPath: path).deletingLastPathComponent().relativePath : path
        let url = URL(fileURLWithPath: path)
        let root = url.absoluteURL.standardizedFileURL
        guard isFolder.boolValue else { return [Found(url: url, relativePath: url.lastPathComponent, root: root)] }
        let all = names(below: path)
        guard !all.isEmpty else {
            throw Failure(description: "\(path): there is no storyboard and no xib in this folder")
        }
        let documents = all.filter { name in !excluded.contains { $0.matches(name) } }
        guard !documents.isEmpty else {
            throw Failure(
                description: "\(path): --exclude leaves out all of its \(all.count) documents; give fewer patterns"
            )
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
