import Foundation

/// What lies in a folder.
///
/// Speed: `FileManager` asks for all that is to be known of each entry, and a URL looks whether it is a folder. A document in
/// a project of some thousand files waited 100 ms for that; the system says with an entry's name what it is.
struct FolderListing {
    /// Something in a folder.
    struct Entry {
        let name: String
        /// False for a link to a folder.
        let isFolder: Bool
    }

    /// By name; nothing where there is no folder, or it can't be read. What is hidden, whose name begins with a dot, is left out.
    let entries: [Entry]

    init(_ path: String) {
        guard let folder = opendir(path) else {
            entries = []
            return
        }
        defer { closedir(folder) }
        var found: [Entry] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    $0.pointee == CChar(bitPattern: UInt8(ascii: ".")) ? nil : String(cString: $0)
                }
            }
            guard let name else { continue }
            found.append(Entry(name: name, isFolder: Self.isFolder(name, of: Int(entry.pointee.d_type), in: path)))
        }
        entries = found.sorted { $0.name < $1.name }
    }

    /// Some file systems don't say it with the name.
    private static func isFolder(_ name: String, of type: Int, in folder: String) -> Bool {
        guard type == Int(DT_UNKNOWN) else { return type == Int(DT_DIR) }
        var status = stat()
        return lstat(folder + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
