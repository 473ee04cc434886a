extension NSTextAlignment {
    /// By the names that documents use.
    static let documentNames: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    /// Reads the name that documents use; nil for none.
    init?(documentName: String?) {
        guard let alignment = documentName.flatMap({ Self.documentNames[$0] }) else { return nil }
        self = alignment
    }
}

extension NSLineBreakMode {
    /// By the names that documents use.
    static let documentNames: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
    ]

    /// Reads the name that documents use; nil for none.
    init?(documentName: String?) {
        guard let mode = documentName.flatMap({ Self.documentNames[$0] }) else { return nil }
        self = mode
    }
}
