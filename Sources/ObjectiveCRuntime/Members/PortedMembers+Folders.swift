import Foundation

extension PortedMembers {
    /// What `manager.urls(for:in:)` says on iOS: of the person's domain, `Library` in the app's home too.
    nonisolated public static func urls(
        _ manager: FileManager,
        for directory: FileManager.SearchPathDirectory,
        in domainMask: FileManager.SearchPathDomainMask
    ) -> [URL] {
        guard directory == .libraryDirectory else { return manager.urls(for: directory, in: domainMask) }
        return domainMask.contains(.userDomainMask) ? [library] : []
    }

    /// What `manager.url(for:in:appropriateFor:create:)` says on iOS.
    nonisolated public static func url(
        _ manager: FileManager,
        for directory: FileManager.SearchPathDirectory,
        in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL?,
        create shouldCreate: Bool
    ) throws -> URL {
        guard directory == .libraryDirectory, domain == .userDomainMask else {
            return try manager.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
        }
        if shouldCreate { try manager.createDirectory(at: library, withIntermediateDirectories: true) }
        return library
    }

    /// What `NSSearchPathForDirectoriesInDomains` says on iOS.
    ///
    /// - Parameter expandTilde: Whether a path begins at the root; else with `~`.
    nonisolated public static func searchPaths(
        _ directory: FileManager.SearchPathDirectory,
        _ domainMask: FileManager.SearchPathDomainMask,
        _ expandTilde: Bool
    ) -> [String] {
        guard directory == .libraryDirectory else {
            return NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde)
        }
        guard domainMask.contains(.userDomainMask) else { return [] }
        return [expandTilde ? library.path : "~/Library"]
    }

    nonisolated private static var library: URL {
        URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent("Library", isDirectory: true)
    }
}
