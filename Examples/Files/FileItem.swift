import Foundation

/// A file or a folder, as it was when it was looked at.
struct FileItem: Hashable {
    let url: URL
    let isFolder: Bool
    /// In bytes; of a folder how many items it holds.
    let size: Int
    let changed: Date

    var name: String { url.lastPathComponent }

    init(url: URL) {
        self.url = url
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        isFolder = attributes?[.type] as? FileAttributeType == .typeDirectory
        changed = attributes?[.modificationDate] as? Date ?? .distantPast
        size =
            isFolder
            ? ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).count
            : (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }

    /// "3 items", "12 KB".
    var detail: String {
        if isFolder { return size == 1 ? "1 item" : "\(size) items" }
        return ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)
    }

    /// The symbol that stands for what is in it.
    var symbolName: String {
        if isFolder { return "folder.fill" }
        switch url.pathExtension.lowercased() {
        case "txt", "md", "swift", "json": return "doc.text"
        case "png", "jpg", "jpeg", "gif", "heic": return "photo"
        case "mp3", "m4a", "wav": return "music.note"
        case "mov", "mp4": return "film"
        case "zip": return "doc.zipper"
        default: return "doc"
        }
    }
}

/// In which order a folder shows its items.
enum FileOrder: String, CaseIterable {
    case name = "Name"
    case date = "Date"
    case size = "Size"

    func sort(_ items: [FileItem]) -> [FileItem] {
        items.sorted { first, second in
            switch self {
            case .date where first.changed != second.changed: return first.changed > second.changed
            case .size where first.size != second.size: return first.size > second.size
            case .name, .date, .size: return first.name.localizedStandardCompare(second.name) == .orderedAscending
            }
        }
    }
}
