import Foundation

/// A folder of files for one test, gone when the test is.
final class CatalogFixture {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("inset-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Writes a file and the folders above it.
    func write(_ path: String, _ text: String = "") throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Writes an image set whose entries each have a file, named as their number.
    func writeImages(_ path: String, _ entries: [String], properties: String = "{}") throws {
        var images: [String] = []
        for (index, entry) in entries.enumerated() {
            try write("\(path).imageset/\(index).png")
            images.append("{\"filename\": \"\(index).png\"\(entry.isEmpty ? "" : ", ")\(entry)}")
        }
        try write(
            "\(path).imageset/Contents.json",
            "{\"images\": [\(images.joined(separator: ","))], \"properties\": \(properties)}"
        )
    }
}
