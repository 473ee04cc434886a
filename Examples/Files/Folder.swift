import Foundation

/// A folder of the app's container, and what is done to it.
struct Folder {
    let url: URL

    /// What is in it, but for hidden files; nothing where it can't be read.
    var items: [FileItem] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.map { FileItem(url: url.appendingPathComponent($0)) }
    }

    func makeFolder(named name: String) throws {
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent(freeName(name)),
            withIntermediateDirectories: false
        )
    }

    func rename(_ item: FileItem, to name: String) throws {
        guard name != item.name, !name.isEmpty, !name.contains("/") else { return }
        try FileManager.default.moveItem(at: item.url, to: url.appendingPathComponent(freeName(name)))
    }

    func duplicate(_ item: FileItem) throws {
        try FileManager.default.copyItem(at: item.url, to: url.appendingPathComponent(freeName(item.name)))
    }

    func remove(_ item: FileItem) throws { try FileManager.default.removeItem(at: item.url) }

    /// The name, with a number behind it where it is taken: "Notes 2.txt".
    private func freeName(_ name: String) -> String {
        let taken = Set(items.map(\.name))
        guard taken.contains(name) else { return name }
        let base = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        for number in 2... {
            let other = "\(base) \(number)" + (ending.isEmpty ? "" : ".\(ending)")
            if !taken.contains(other) { return other }
        }
        return name
    }
}
