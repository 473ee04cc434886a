/// A part of a content manager's text that is laid out by itself. From iOS 15.
@preconcurrency @MainActor
open class NSTextElement: NSObject {
    /// The text that it is part of; held weakly.
    open weak var textContentManager: NSTextContentManager?
    /// Where it stands in the text; nil while it is in none.
    open var elementRange: NSTextRange?
    /// Elements inside; empty by default.
    open var childElements: [NSTextElement] { [] }
    /// The element around; nil by default.
    open var parent: NSTextElement? { nil }
    /// Whether the element stands for a part of the text; true by default.
    open var isRepresentedElement: Bool { true }

    /// An element of a text, which gives it its range.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }

    public override convenience init() { self.init(textContentManager: nil) }
}

/// A paragraph with its separator. From iOS 15.
@preconcurrency @MainActor
open class NSTextParagraph: NSTextElement {
    /// What is shown, separator included.
    open var attributedString: NSAttributedString { shown }
    private final let shown: NSAttributedString

    /// Nil is an empty paragraph.
    public init(attributedString: NSAttributedString?) {
        shown = attributedString ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// UTF-16 units of the separator at the end; 0 for a last paragraph without one.
    private var separatorLength: Int {
        let text = attributedString.string
        if text.hasSuffix("\r\n") { return 2 }
        guard let last = text.utf16.last else { return 0 }
        return [0x0A, 0x0D, 0x2029].contains(last) ? 1 : 0
    }

    private var separatorStart: (any NSTextLocation)? {
        guard let elementRange else { return nil }
        return textContentManager?.location(elementRange.endLocation, offsetBy: -separatorLength)
    }

    /// The paragraph without its separator; nil while it is in no text.
    open var paragraphContentRange: NSTextRange? {
        guard let elementRange, let separatorStart else { return nil }
        return NSTextRange(location: elementRange.location, end: separatorStart)
    }

    /// The separator, empty where there is none; nil while the paragraph is in no text.
    open var paragraphSeparatorRange: NSTextRange? {
        guard let elementRange, let separatorStart else { return nil }
        return NSTextRange(location: separatorStart, end: elementRange.endLocation)
    }
}
