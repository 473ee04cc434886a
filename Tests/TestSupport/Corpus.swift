import Foundation

/// The folders of documents that Xcode wrote, which lie outside the repository.
public enum Corpus {
    /// `$INSET_CORPUS` (folders separated by colons), else the folders beside the checkout; empty where there are none.
    public static let folders: [URL] = {
        if let variable = ProcessInfo.processInfo.environment["INSET_CORPUS"] {
            return variable.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        }
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let shared = repository.deletingLastPathComponent().appendingPathComponent("shared")
        return ["corpus", "corpus-more"].map { shared.appendingPathComponent($0) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }()

    /// Every storyboard and xib, in a fixed order.
    public static let documents: [URL] = folders.flatMap { folder in
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
            .map { folder.appendingPathComponent($0) }
    }
}
