import Foundation
import Stage

extension DocumentReader {
    /// The documents with what the page calls them: their paths below what was asked for, told apart where several
    /// folders were.
    func listed() -> [PreviewPlan.Entry] {
        let roots = Set(entries.map(\.found.root.path))
        return entries.map { entry in
            let found = entry.found
            let isAlone = roots.count == 1 || !found.isInFolder
            let path = isAlone ? found.relativePath : "\(found.root.lastPathComponent)/\(found.relativePath)"
            let bytes = (try? Data(contentsOf: found.url)) ?? Data()
            let listing = GalleryData.Document(
                path: path,
                root: StableHash.text(of: Data(found.root.path.utf8)),
                stamp: StableHash.text(of: bytes)
            )
            return PreviewPlan.Entry(path: found.url.relativePath, listing: listing, document: entry.document)
        }
    }
}
