/// A line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, KeyboardTarget {
    /// What surrounds the text; raw values are UIKit's.
    public enum BorderStyle: Int, Sendable {
        /// Nothing around the text, and nothing between it and the bounds.
        case none = 0
        /// A line one point thick in the label's color; text begins 2 points inside.
        case line = 1
        /// Like `.roundedRect`, with square corners.
        case bezel = 2
        /// A white rectangle with round corners, black in dark style; 34 points high, 30 before iOS 13.
        case roundedRect = 3
    }

    /// When an overlay view is shown; raw values are UIKit's.
    public enum ViewMode: Int, Sendable {
        /// The default of clear button and side views.
        case never = 0
        /// While the field is first responder.
        case whileEditing = 1
        /// While the field is not first responder.
        case unlessEditing = 2
        case always = 3
    }

    /// Why editing ended; raw values are UIKit's.
    public enum DidEndEditingReason: Int, Sendable {
        /// The only reason that is ever given.
        case committed = 0
        /// Never given here.
        case cancelled = 1
    }

    /// Posted when the field has become first responder, after delegate and actions; the field is the object.
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted when the field has stopped being first responder, after delegate and actions; the field is the object.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted after each edit by a person or by `insertText` and its like, not for `text`; the field is the object.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// In the user info of `textDidEndEditingNotification`: the reason's raw value.
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    let editable = EditableText()
    let parts = TextFieldParts()
    private final var ownInputView: UIView?
    private final var ownInputAccessoryView: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareField()
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareField()
    }

    // MARK: Text
    /// Never nil once read. Setting it calls `textFieldDidChangeSelection` only (TX-M10).
    open var text: String? {
        get { editable.string }
        set {
            observed(["text"]) { setContent(NSAttributedString(string: newValue ?? "", attributes: baseAttributes)) }
        }
    }
    /// Never nil once read; setting it is like setting `text`, with looks of its own.
    open var attributedText: NSAttributedString? {
        get { editable.content }
        set {
            observed(["attributedText"]) {
                looks.take(newValue)
                setContent(newValue ?? NSAttributedString(string: ""))
            }
        }
    }
    /// Shown while there is no text, in the field's font and `.placeholderText`. Nil by default.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { observed(["placeholder"]) { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } } }
    }
    /// Like `placeholder`; what it leaves open is taken from the field. Nil by default.
    open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
    /// Default: the system's font at 17 points.
    open var font: UIFont? {
        get { looks.font }
        set {
            observed(["font"]) {
                looks.font = newValue ?? .systemFont(ofSize: 17)
                lookDidChange([.font: shownFont])
            }
        }
    }
    /// Set on the whole text; nil counts as `.label`, the default.
    open var textColor: UIColor? {
        get { looks.color }
        set {
            looks.color = newValue
            lookDidChange([.foregroundColor: shownColor])
        }
    }
    /// Default: `.natural`, by the interface's direction.
    open var textAlignment: NSTextAlignment {
        get { looks.alignment }
        set {
            looks.alignment = newValue
            contentDidChange()
        }
    }
    private var looks = EditableTextLooks(font: .systemFont(ofSize: 17), color: .label)
    /// Set on the whole text, and taken by typed characters over font and color. Empty by default.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { baseAttributes }
        set {
            ownTextAttributes = newValue
            lookDidChange(newValue)
        }
    }
    /// What an app set; the field's own looks stand for what is missing.
    final var ownTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Taken by typed characters over `defaultTextAttributes`; nil, the default, adds nothing.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether text that is too wide gets smaller, down to `minimumFontSize`. Default: false.
    open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
    /// Points. Default: 0.
    open var minimumFontSize: CGFloat = 0
    /// Whether a font of a text style, or a scaled one, follows the size category. Default: false.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    // MARK: Looks
    /// Default: `.none`.
    open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
    /// Replaces the border.
    open var background: UIImage? { didSet { contentDidChange() } }
    /// In place of `background` while the field is disabled; nil, the default, takes that.
    open var disabledBackground: UIImage? { didSet { contentDidChange() } }
    /// When the button is shown; never without text, nor beside a right view. Default: `.never`.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// Stands at the leading edge in its own size, before the text. Nil by default.
    open var leftView: UIView? { didSet { overlayDidChange(from: oldValue, to: leftView) } }
    /// When the left view is shown; otherwise it is no subview. Default: `.never`.
    open var leftViewMode: ViewMode = .never { didSet { contentDidChange() } }
    /// Stands at the trailing edge in its own size, behind the text. Nil by default.
    open var rightView: UIView? { didSet { overlayDidChange(from: oldValue, to: rightView) } }
    /// When the right view is shown; otherwise it is no subview. Default: `.never`.
    open var rightViewMode: ViewMode = .never { didSet { contentDidChange() } }

    // MARK: Editing (Text/TextField/UITextField+Editing.swift)
    /// Held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The same as being first responder.
    open var isEditing: Bool { isFirstResponder }
    /// TX-M8.
    open var clearsOnBeginEditing = false
    /// Whether the next typed character replaces the whole text; typing resets it. Default: false.
    open var clearsOnInsertion = false
    /// Whether people may make text bold, italic or underlined, by keys and by actions (TX-4). Default: false.
    open var allowsEditingTextAttributes = false
    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
    override func resignByForce() -> Bool { endEditing(asks: false) { super.resignByForce() } }
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
    /// False for an empty text.
    open var hasText: Bool { editable.length > 0 }
    /// Replaces the marked text or the selection; tells delegate, actions and notification, but asks nobody (TX-M10).
    open func insertText(_ text: String) { edit(editable.insertionRange, with: text) }
    /// Removes the selection or the character before the caret; does nothing at the text's start (TX-M6).
    open func deleteBackward() { if let range = editable.deletionRange { edit(range, with: "") } }
    /// Nil for a range that sticks out of the text.
    open func text(in range: UITextRange) -> String? { editable.text(in: range.range) }
    /// The caret stands behind the new text afterwards (TX-M5); a range that sticks out is cut.
    open func replace(_ range: UITextRange, withText text: String) { edit(range.range, with: text) }
    /// Clamped to the text; nil selects nothing at the start (TX-M4).
    open var selectedTextRange: UITextRange? {
        get { UITextRange(editable.selection) }
        set { setSelection(to: newValue?.range ?? NSRange(location: 0, length: 0)) }
    }
    /// What an input method is still composing; nil for nothing.
    open var markedTextRange: UITextRange? { editable.marked.map(UITextRange.init) }
    /// Replaces the marked text or the selection; the selection counts from the marked text's start (TX-M6).
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
    /// Keeps the marked characters as text.
    open func unmarkText() {
        editable.unmark()
        contentDidChange()
    }
    /// Behind the last character.
    open var endOfDocument: UITextPosition { UITextPosition(editable.length) }
    /// Two points wide, in the field's bounds space.
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.offset) }
    /// Of the range's first line, in the field's bounds space; the caret's for an empty range.
    open func firstRect(for range: UITextRange) -> CGRect { rect(of: range.range) }
    /// To a point of the field's bounds space; never nil.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(index(at: point)) }
    /// The nearest place, moved into the range.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        place(nearestTo: point, within: range)
    }
    /// Nil beside the text.
    open func characterRange(at point: CGPoint) -> UITextRange? { shownCharacter(at: point) }
    /// What the delegate says; nil shows the system's own menu. From iOS 16.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: textRange.range, suggestedActions: suggestedActions)
    }

    // MARK: UITextInputTraits
    /// When the software keyboard begins in capitals. Default: `.sentences`.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// Whether the software keyboard shows its row of suggestions: not for `.no`. Default: `.default`; typed characters
    /// stay as they are.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Which keys the software keyboard has. Default: `.default`.
    open var keyboardType: UIKeyboardType = .default
    /// Whether the software keyboard is dark. Default: `.default`, as the traits say.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// What the software keyboard's return key says. Default: `.default`.
    open var returnKeyType: UIReturnKeyType = .default
    /// Whether the return key is disabled while there is no text. Default: false.
    open var enablesReturnKeyAutomatically = false
    /// Whether bullets stand for the characters; `text` still tells them. Default: false.
    open var isSecureTextEntry = false { didSet { contentDidChange() } }
    // The following ones are kept for the app: nothing here marks, replaces, suggests or predicts.
    /// Whether misspelled words are marked. Default: `.default`.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// Whether straight quotes become curly ones. Default: `.default`.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// Whether two hyphens become a dash. Default: `.default`.
    open var smartDashesType: UITextSmartDashesType = .default
    /// Whether spaces follow words that come and go. Default: `.default`.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// What the text means. Nil by default: nothing special.
    open var textContentType: UITextContentType!
    /// What a new password has to have. Nil by default.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether words are completed behind the caret. Default: `.default`.
    open var inlinePredictionType: UITextInlinePredictionType = .default
    /// Whether equations are completed by their results. Default: `.default`.
    open var mathExpressionCompletionType: UITextMathExpressionCompletionType = .default
    /// How writing tools work on the text. Default: the system decides.
    open var writingToolsBehavior: UIWritingToolsBehavior = .default
    /// What writing tools may put into the text. Default: the system decides.
    open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = .default

    /// Held weakly; nil by default.
    open weak var inputDelegate: (any UITextInputDelegate)?
    /// How marked text looks over its own attributes. Nil, the default: a light background.
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
    /// One for each stretch of one direction, in the field's bounds space; empty for an empty range.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { boxes(of: range) }

    // MARK: KeyboardTarget
    package func typeByKeyboard(_ text: String) { typeText(text) }
    // Overridden by search fields, whose delete key takes tokens too.
    package func deleteByKeyboard() { typeDelete() }
    // MARK: Focus
    open override var canBecomeFocused: Bool { isEnabled }
    override var usualFocusEffect: UIFocusEffect? { nil }
    override var isFocusGroup: Bool { true }
    package func pressByKeyboard(_ key: KeyStroke) -> Bool { performKey(key) }

    // MARK: Editing actions (Text/Input/TextEditing+EditActions.swift)
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        replacement(of: "canPerformAction:withSender:", action, sender)
            ?? canPerformEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { cutSelection() }
    open override func copy(_ sender: Any?) { copySelection() }
    /// Line ends become spaces.
    open override func paste(_ sender: Any?) { pasteText() }
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { setSelection(to: editable.whole) }
    open override func delete(_ sender: Any?) { deleteSelection() }
    open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
    open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
    open override func toggleUnderline(_ sender: Any?) { toggleLine() }
    open override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { convertLooks(conversionHandler) }
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { setDirection(.leftToRight) }
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { setDirection(.rightToLeft) }
    open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }

    // MARK: Dragging and pasting (TextViews/Dragging, TextViews/Pasting)
    /// Says what is dragged out of the text. Held weakly; nil by default.
    open weak var textDragDelegate: (any UITextDragDelegate)?
    /// Lifts what is selected (TX-2).
    open var textDragInteraction: UIDragInteraction? { textDragging?.drag }
    /// Whether something of the text is being dragged.
    open var isTextDragActive: Bool { textDragging?.isDragging ?? false }
    /// How dragged text looks. Empty by default.
    open var textDragOptions: UITextDragOptions = []
    /// Says what becomes of what is dropped. Held weakly; nil by default.
    open weak var textDropDelegate: (any UITextDropDelegate)?
    /// Takes what is dropped (TX-2).
    open var textDropInteraction: UIDropInteraction? { textDragging?.drop }
    /// Whether something is dragged over the text.
    open var isTextDropActive: Bool { textDragging?.isDroppedOn ?? false }
    /// Says what becomes of what is pasted and dropped (TX-3). Held weakly; nil by default.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration == nil ? takesText(of: itemProviders) : super.canPaste(itemProviders)
    }
    open override func paste(itemProviders: [NSItemProvider]) { pasteItems(itemProviders) }

    // MARK: Rectangles (in the field's bounds space; Text/TextField/UITextField+Layout.swift)
    /// Of border and background: the whole bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Inside the border, between the side views or before the clear button.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
    /// The editing rectangle while the field is first responder, else the text's.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// The text's while the field is first responder; the same as otherwise.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
    /// Seven points from the trailing edge, centered.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }
    /// At the leading edge in the view's own size, centered; zero without left view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(leftView, in: bounds, isLeft: true) }
    /// At the trailing edge in the view's own size, centered; zero without right view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(rightView, in: bounds, isLeft: false) }
    /// Draws the text into the current context; the rectangle is in the text's own space.
    open func drawText(in rect: CGRect) { parts.text.drawLabelText(in: rect) }
    /// Draws the placeholder into the current context; the rectangle is in the placeholder's own space.
    open func drawPlaceholder(in rect: CGRect) { parts.placeholder.drawLabelText(in: rect) }
    /// Of placeholders without a color of their own.
    var placeholderColor: UIColor { .placeholderText }

    // MARK: Layout
    open override var intrinsicContentSize: CGSize { fieldContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        showField()
    }
    override func firstBaselineOffset(in size: CGSize) -> CGFloat? { baseline(in: size) }
    override func lastBaselineOffset(in size: CGSize) -> CGFloat? { baseline(in: size).map { size.height - $0 } }
    override var centersTextVertically: Bool { contentVerticalAlignment == .center }
    override var baselineLineHeight: CGFloat? { shownFont.lineHeight }

    // MARK: Events
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        let wasEditing = isFirstResponder
        if !wasEditing { becomeFirstResponder() }
        // The tap that begins editing leaves the caret where it was, at the end.
        if wasEditing || isFirstResponder && touch.tapCount > 1 {
            tapText(at: touch.location(in: self), count: touch.tapCount)
        }
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
        contentDidChange()
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.adjusted(for: traitCollection)
        if adjusted !== font { self.font = adjusted }
    }

    // MARK: Accessibility
    override var naturalAccessibility: NaturalAccessibility {
        super.naturalAccessibility.adding(.none, value: (text ?? "").isEmpty ? placeholder : text)
    }
}
