import Foundation

/// Finds files as a Mac's disk does, where capitals and the ways to write an accent make no difference.
///
/// Projects and asset catalogs name files in letters that differ from the disk's, and nobody notices on a Mac.
package enum MacDisk {
    /// The path as the disk spells it; the path itself where there is no such file in any spelling.
    ///
    /// - Parameters:
    ///   - path: Absolute. Only what follows the folder is looked for in other spellings.
    ///   - folder: A folder around it that is spelled as on the disk.
    package static func spelling(of path: String, below folder: String) -> String {
        guard !FileManager.default.fileExists(atPath: path), path.hasPrefix(folder + "/") else { return path }
        var found = folder
        for name in path.dropFirst(folder.count).split(separator: "/").map(String.init) {
            guard let next = spelling(of: name, in: found) else { return path }
            found += "/" + next
        }
        return found
    }

    private static func spelling(of name: String, in folder: String) -> String? {
        if FileManager.default.fileExists(atPath: folder + "/" + name) { return name }
        let key = folded(name)
        // The first by name, so that every run finds the same.
        return try? FileManager.default.contentsOfDirectory(atPath: folder).filter { folded($0) == key }.min()
    }

    private static func folded(_ name: String) -> String { name.precomposedStringWithCanonicalMapping.lowercased() }
}
