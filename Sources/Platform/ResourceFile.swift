import Foundation
import Glibc

/// Reads files that projects bring along: images, fonts, tables, catalogs.
package enum ResourceFile {
    /// The most bytes that are read of one.
    package static let largest = 256 << 20

    /// A file's bytes; nil for one that isn't there, that is larger than ``largest``, or that is no file to be read to its
    /// end: a pipe or a device among a project's files would be waited for for ever.
    package static func data(at path: String) -> Data? {
        guard isRegular(path) else { return nil }
        return FileManager.default.contents(atPath: path)
    }

    /// Whether there is a file whose end can be reached, also behind a symbolic link.
    package static func isRegular(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size <= largest
    }
}
