/// A line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, KeyboardTarget {
    /// What surrounds the text; raw values are UIKit's.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// When an overlay view is shown; raw values are UIKit's.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// Why editing ended; raw values are UIKit's.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled = 1
    }

    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    var editable = EditableText()
    let parts = TextFieldParts()
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareField()
    }

    // MARK: Text
    /// Never nil once read. Setting it calls `textFieldDidChangeSelection` only (TX-M10).
    open var text: String? {
        get { editable.string }
        set { setContent(NSAttributedString(string: newValue ?? "", attributes: typedAttributes)) }
    }
    open var attributedText: NSAttributedString? {
        get { editable.content }
        set { setContent(newValue ?? NSAttributedString(string: "")) }
    }
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
    /// Default: the system's font at 17 points.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { lookDidChange([.font: shownFont]) } }
    open var textColor: UIColor? = .label { didSet { lookDidChange([.foregroundColor: shownColor]) } }
    open var textAlignment: NSTextAlignment = .natural { didSet { contentDidChange() } }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { lookDidChange(defaultTextAttributes) }
    }
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
    /// Points. Default: 0.
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    // MARK: Looks
    open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
    /// Replaces the border.
    open var background: UIImage? { didSet { contentDidChange() } }
    open var disabledBackground: UIImage? { didSet { contentDidChange() } }
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    open var leftView: UIView? { didSet { overlayDidChange(from: oldValue, to: leftView) } }
    open var leftViewMode: ViewMode = .never { didSet { contentDidChange() } }
    open var rightView: UIView? { didSet { overlayDidChange(from: oldValue, to: rightView) } }
    open var rightViewMode: ViewMode = .never { didSet { contentDidChange() } }

    // MARK: Editing (Text/TextField/UITextField+Editing.swift)
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { isFirstResponder }
    /// TX-M8.
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    open override var canBecomeFirstResponder: Bool { isEnabled }
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

    // For the search bar: comes after each edit, by a person or by code.
    func textWasEdited() {}

    // MARK: UITextInput
    open var hasText: Bool { editable.length > 0 }
    open func insertText(_ text: String) { edit(editable.insertionRange, with: text) }
    open func deleteBackward() { if let range = editable.deletionRange { edit(range, with: "") } }
    open func text(in range: UITextRange) -> String? { editable.text(in: range.range) }
    open func replace(_ range: UITextRange, withText text: String) { edit(range.range, with: text) }
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
    open var isSecureTextEntry = false { didSet { contentDidChange() } }
    open var textContentType: UITextContentType!

    // MARK: KeyboardTarget
    package func typeByKeyboard(_ text: String) { typeText(text) }
    package func deleteByKeyboard() { typeDelete() }

    // MARK: Rectangles (in the field's bounds space; Text/TextField/UITextField+Layout.swift)
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(leftView, in: bounds, isLeft: true) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(rightView, in: bounds, isLeft: false) }
    open func drawText(in rect: CGRect) { parts.text.drawLabelText(in: rect) }
    open func drawPlaceholder(in rect: CGRect) { parts.placeholder.drawLabelText(in: rect) }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize { fieldContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        showField()
    }
    override func firstBaselineOffset(in size: CGSize) -> CGFloat? { baseline(in: size) }
    override func lastBaselineOffset(in size: CGSize) -> CGFloat? { baseline(in: size).map { size.height - $0 } }
    override var baselineLineHeight: CGFloat? { shownFont.lineHeight }

    // MARK: Events
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        if !isFirstResponder {
            becomeFirstResponder()
        } else {
            select(NSRange(location: index(at: touch.location(in: self)), length: 0))
        }
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
        setNeedsLayout()
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.adjusted(for: traitCollection)
        if adjusted !== font { self.font = adjusted }
    }
}
