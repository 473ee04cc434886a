import Foundation

extension URL {
    private static func directory(_ kind: FileManager.SearchPathDirectory) -> URL {
        let found = FileManager.default.urls(for: kind, in: .userDomainMask).first
        return found ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    }

    /// The app's documents, as `FileManager` tells.
    public static var documentsDirectory: URL { directory(.documentDirectory) }
    /// What can be made anew, as `FileManager` tells.
    public static var cachesDirectory: URL { directory(.cachesDirectory) }
    /// The app's files that the person doesn't see, as `FileManager` tells.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
    /// The app's library: `Library` in its home.
    public static var libraryDirectory: URL { homeDirectory.appendingPathComponent("Library", isDirectory: true) }
    /// Downloads, as `FileManager` tells.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
    /// Where files may stand for a while, as `FileManager` tells.
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
    /// The app's home, as `NSHomeDirectory()` tells.
    public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true) }

    /// Asks for access to a file that the person chose.
    ///
    /// - Returns: True: files are open to the app here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Ends that; nothing to end here.
    public func stopAccessingSecurityScopedResource() {}
}
