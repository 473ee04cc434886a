import Foundation
import InsetUniformTypeIdentifiers

/// The files and folders of one place that a person may choose from.
@MainActor
struct FileBrowsing {
    var folder: URL
    /// What can be chosen; nil for everything.
    var types: [UTType]?

    /// The app's own documents, which is all that a device without other apps has.
    static var documents: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents")
    }

    /// Folders and files that fit, by name; hidden ones are left out.
    var entries: [URL] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: [.isDirectoryKey],
            options: .skipsHiddenFiles
        )
        return (found ?? []).filter { isFolder($0) || fits($0) }
            .sorted { $0.lastPathComponent.localizedStandardCompare($1.lastPathComponent) == .orderedAscending }
    }

    /// Whether it is a folder to look into, and no document that is a folder.
    func isFolder(_ url: URL) -> Bool {
        let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
        return isFolder && (url.pathExtension.isEmpty || !fits(url))
    }

    private func fits(_ url: URL) -> Bool { types.map { FileType.isFile(url, of: $0) } ?? true }
}
