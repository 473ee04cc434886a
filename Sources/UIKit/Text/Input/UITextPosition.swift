/// A place in a text.
open class UITextPosition: NSObject, @unchecked Sendable {
    // Unchecked: constant.
    /// UTF-16 units from the text's start (TX-M6).
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open override var hash: Int { offset }
}

/// A stretch of a text.
open class UITextRange: NSObject, @unchecked Sendable {
    // Unchecked: constant.
    /// UTF-16 units.
    let range: NSRange

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

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
    open override var hash: Int { range.location ^ range.length << 16 }
}
