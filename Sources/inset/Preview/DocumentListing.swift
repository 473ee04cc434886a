import Stage

extension DocumentReader {
    /// The documents with what the page calls them: their paths below what was asked for, told apart where several
    /// folders were.
    func listed() -> [PreviewPlan.Entry] {
        let roots = Set(entries.map(\.found.root.path))
        return entries.map { entry in
            PreviewPlan.Entry(entry.document, entry.found, tellsRoot: roots.count > 1 && entry.found.isInFolder)
        }
    }
}
