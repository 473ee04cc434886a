import Foundation
import Glibc

/// When a file last changed, and its size: what is the same in both wasn't edited.
struct FileStamp: Codable, Hashable, Sendable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int

    /// nil for what isn't there.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
        // A folder's size says nothing of what is in it.
        size = status.st_mode & S_IFMT == S_IFDIR ? 0 : Int(status.st_size)
    }

    /// Whether it is the later one.
    func isAfter(_ other: FileStamp) -> Bool { (seconds, nanoseconds) > (other.seconds, other.nanoseconds) }

    /// The stamps of many; "" stands for what isn't there.
    static func all(of paths: [String]) -> [String: FileStamp?] {
        Dictionary(paths.map { ($0, FileStamp($0)) }, uniquingKeysWith: { first, _ in first })
    }
}
