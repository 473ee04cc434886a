import Foundation

/// The Swift files below a folder, in order; folders that are linked in count as folders.
struct SwiftFiles {
    private(set) var paths: [String] = []
    /// Real folders that were walked through: a link may lead upwards.
    private var seen: Set<String> = []

    init(below folder: URL) { walk(folder.path) }

    private mutating func walk(_ folder: String) {
        guard seen.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder + "/" + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                walk(path)
            } else if name.hasSuffix(".swift") {
                paths.append(path)
            }
        }
    }
}
