/// Text of many lines that can be edited and scrolled.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, KeyboardTarget {
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    var editable = EditableText()
    let canvas = TextCanvas(frame: .zero)
    let caret = ControlPart(frame: .zero)
    /// The width that layout found, while it asks for the size at that width.
    var fittingWidth: CGFloat?
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
        prepareTextView()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
        prepareTextView()
    }

    // MARK: Text
    /// Never nil. Setting it puts the caret at the end and calls no `textViewDidChange` (TX-M1).
    open var text: String! {
        get { editable.string }
        set { setContent(NSAttributedString(string: newValue ?? "", attributes: typedAttributes)) }
    }
    open var attributedText: NSAttributedString! {
        get { editable.content }
        set { setContent(newValue ?? NSAttributedString(string: "")) }
    }
    /// Nil: the system's font at 12 points.
    open var font: UIFont? { didSet { lookDidChange([.font: shownFont]) } }
    open var textColor: UIColor? { didSet { lookDidChange([.foregroundColor: shownColor]) } }
    open var textAlignment: NSTextAlignment = .natural { didSet { textDidChangeLayout() } }
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typedAttributes }
        set { ownTypingAttributes = newValue }
    }
    var ownTypingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link]
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    // MARK: Layout of the text
    /// Points around the text. Default: 8, 0, 8, 0.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textDidChangeLayout() }
    }
    public let textContainer: NSTextContainer
    public let layoutManager = NSLayoutManager()

    // MARK: Editing (Text/TextView/UITextView+Editing.swift)
    open weak var delegate: (any UITextViewDelegate)?
    open var isEditable = true
    open var isSelectable = true
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    /// UTF-16 units.
    open var selectedRange: NSRange {
        get { editable.selection }
        set { select(newValue) }
    }
    open func scrollRangeToVisible(_ range: NSRange) {}
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    // MARK: UITextInput
    open var hasText: Bool { editable.length > 0 }
    open func insertText(_ text: String) { edit(editable.insertionRange, with: text) }
    open func deleteBackward() { if let range = editable.deletionRange { edit(range, with: "") } }
    open func text(in range: UITextRange) -> String? { editable.text(in: range.range) }
    open func replace(_ range: UITextRange, withText text: String) { edit(range.range, with: text) }
    /// Nil selects nothing at the start (TX-M4).
    open var selectedTextRange: UITextRange? {
        get { UITextRange(editable.selection) }
        set { select(newValue?.range ?? NSRange(location: 0, length: 0)) }
    }
    open var markedTextRange: UITextRange? { editable.marked.map(UITextRange.init) }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
    open func unmarkText() { editable.unmark() }
    open var endOfDocument: UITextPosition { UITextPosition(editable.length) }
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.offset) }
    open func firstRect(for range: UITextRange) -> CGRect { rect(of: range.range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(index(at: point)) }

    // MARK: UITextInputTraits
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var smartQuotesType: UITextSmartQuotesType = .default
    open var smartDashesType: UITextSmartDashesType = .default
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    open var keyboardType: UIKeyboardType = .default
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!

    // MARK: KeyboardTarget
    package func typeByKeyboard(_ text: String) { typeText(text) }
    package func deleteByKeyboard() { typeDelete() }

    // MARK: Layout
    open override var isScrollEnabled: Bool { didSet { textDidChangeLayout() } }
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return sizeOfText(width: fittingWidth)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfText(width: size.width > 0 ? size.width : nil) }
    override func contentSize(fittingWidth width: CGFloat?) -> CGSize {
        fittingWidth = width
        defer { fittingWidth = nil }
        return intrinsicContentSize
    }
    override var contentHeightFollowsWidth: Bool { !isScrollEnabled }
    override func firstBaselineOffset(in size: CGSize) -> CGFloat? {
        textContainerInset.top + shownFont.ascender.roundedToPixel(scale: layoutScale)
    }
    override var baselineLineHeight: CGFloat? { shownFont.lineHeight }
    open override func layoutSubviews() {
        super.layoutSubviews()
        showText()
    }

    // MARK: Events
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard isEditable, let touch = touches.first else { return }
        if !isFirstResponder { becomeFirstResponder() }
        if isFirstResponder { select(NSRange(location: index(at: touch.location(in: self)), length: 0)) }
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
        canvas.setNeedsDisplay()
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.adjusted(for: traitCollection)
        if adjusted !== font { self.font = adjusted }
    }
}

/// What becomes a link in a text by itself.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
