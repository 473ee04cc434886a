import Foundation
import Platform

/// Where everything that is made of projects lies; nothing is written elsewhere.
public struct CacheFolder: Sendable, Equatable {
    /// The folder of all projects.
    public let url: URL

    /// The folder that is asked for, or the user's.
    ///
    /// - Parameter path: nil is `INSET_CACHE` of the environment, or `inset` in the user's caches.
    public init(_ path: String? = nil) {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? NSHomeDirectory()
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.cache"
        let given = [path, environment["INSET_CACHE"]].compactMap { $0 }.first { !$0.isEmpty }
        url = URL(fileURLWithPath: given ?? caches + "/inset").standardizedFileURL
    }

    /// The folder of one project, by its name and path.
    func folder(of path: String, name: String) -> URL {
        let safe = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }.prefix(40))
        return url.appendingPathComponent("projects/\(safe)-\(StableHash.hex(path))")
    }
}
