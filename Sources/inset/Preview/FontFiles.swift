import ArgumentParser
import Foundation

/// The font files that `--fonts` means.
enum FontFiles {
    private static let suffixes: Set = ["ttf", "otf", "ttc", "otc"]

    /// The paths of the fonts in a folder at any depth, or of the one file, in a fixed order; none for nil.
    static func files(at path: String?) throws -> [String] {
        guard let path else { return [] }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ValidationError("--fonts \(path): there is no such file or folder")
        }
        let url = URL(fileURLWithPath: path).absoluteURL
        guard isFolder.boolValue else { return [url.path] }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { suffixes.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
            .map { url.appendingPathComponent($0).path }
    }
}
