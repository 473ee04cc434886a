/// A box of selected text on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    private final let storedRect: CGRect
    private final let storedDirection: NSWritingDirection
    private final let ends: (start: Bool, end: Bool)

    /// An empty box, for subclasses.
    public override init() {
        (storedRect, storedDirection, ends) = (.zero, .natural, (false, false))
        super.init()
    }

    init(_ rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        (storedRect, storedDirection, ends) = (rect, direction, (containsStart, containsEnd))
        super.init()
    }

    /// In the text view's bounds space.
    open var rect: CGRect { storedRect }
    /// Of the text in the box.
    open var writingDirection: NSWritingDirection { storedDirection }
    /// Whether the selection begins here.
    open var containsStart: Bool { ends.start }
    /// Whether the selection ends here.
    open var containsEnd: Bool { ends.end }
    /// Always false.
    open var isVertical: Bool { false }
}
