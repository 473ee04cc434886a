extension Document {
    /// The document with the texts of a table, whose keys are `objectID.property` ("q7R-2c-Xyz.normalTitle").
    ///
    /// Keys of objects or properties that the document does not have are passed over, as Xcode does.
    public func localized(with table: StringsTable) -> Document {
        var texts: [String: [(path: Substring, text: String)]] = [:]
        for (key, text) in table.entries.sorted(by: { $0.key < $1.key }) {
            guard let dot = key.firstIndex(of: ".") else { continue }
            texts[String(key[..<dot]), default: []].append((key[key.index(after: dot)...], text))
        }
        let root = Self.localized(root, with: texts)
        return Document(root: root, copying: self)
    }

    /// The element with its texts, the same instance where nothing in it changes.
    private static func localized(_ element: Element, with texts: [String: [(path: Substring, text: String)]])
        -> Element
    {
        var result = element
        var isChanged = false
        let children = element.children.map { child in
            let localized = localized(child, with: texts)
            isChanged = isChanged || localized !== child
            return localized
        }
        if isChanged { result = result.with(children: children) }
        if let id = element.id, let own = texts[id] {
            for (path, text) in own { result = LocalizedProperty(path)?.set(text, in: result) ?? result }
        }
        return result
    }
}
