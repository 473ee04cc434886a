/// A place in a text; texts of an app's own subclass it.
open class UITextPosition: NSObject, @unchecked Sendable {
    // Unchecked: constant.
    /// UTF-16 units from the text's start (TX-M6); 0 in a subclass.
    let offset: Int

    public override init() {
        offset = 0
        super.init()
    }

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITextPosition else { return false }
        // Only ours say by their number where they are.
        return self === other
            || type(of: self) == UITextPosition.self && type(of: other) == UITextPosition.self
                && other.offset == offset
    }
    open override var hash: Int { offset }
}

/// A stretch of a text; texts of an app's own subclass it and its properties.
open class UITextRange: NSObject, @unchecked Sendable {
    // Unchecked: constant.
    /// UTF-16 units; empty at the start in a subclass.
    let range: NSRange

    public override init() {
        range = NSRange(location: 0, length: 0)
        super.init()
    }

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    /// The place before its first character.
    open var start: UITextPosition { UITextPosition(range.location) }
    /// The place behind its last character.
    open var end: UITextPosition { UITextPosition(range.location + range.length) }
    /// Whether it is a caret.
    open var isEmpty: Bool { range.length == 0 }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITextRange else { return false }
        return self === other
            || type(of: self) == UITextRange.self && type(of: other) == UITextRange.self
                && other.range == range
    }
    open override var hash: Int { range.location ^ range.length << 16 }
}
