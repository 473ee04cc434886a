import Stage

extension DocumentReader {
    /// The documents with what the page calls them: their paths below what was asked for, told apart where several
    /// folders were.
    ///
    /// - Parameters:
    ///   - documents: What their projects hold for them.
    ///   - apps: The apps whose classes are shown; nil where none are.
    func listed(_ documents: [ProjectDocument], in apps: DocumentApps? = nil) -> [PreviewPlan.Entry] {
        let roots = Set(entries.map(\.found.root.path))
        var stamp = DocumentStamp()
        return zip(entries, documents).map { entry, document in
            PreviewPlan.Entry(
                document,
                entry.found,
                tellsRoot: roots.count > 1 && entry.found.isInFolder,
                stamp: stamp.text(of: document) + (apps?.stamps[entry.found.url.relativePath] ?? "")
            )
        }
    }
}
