/// Text of many lines that can be edited and scrolled.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, KeyboardTarget {
    /// Posted when an editable view has become first responder, after the delegate was told (TX-M3); the view is the
    /// object.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// Posted when an editable view has stopped being first responder, after the delegate was told; the view is the
    /// object.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    /// Posted after each edit by a person or by `insertText` and its like (TX-M2), not for `text`; the view is the
    /// object.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    let editable: EditableText
    /// The layout manager of either generation (UITextView+TextKit.swift).
    var textKit: TextKitStack
    /// What was found (Find/UITextView+Find.swift).
    var find = TextViewFind()
    let canvas = TextCanvas(frame: .zero)
    let selectionParts = TextSelectionParts()
    let editMenu = TextEditMenu()
    /// Lets fingers select.
    var selecting: TextSelectionGestures?
    var textDragging: TextDragging?
    /// Menus of links, attachments and tags; nil until there may be some.
    var itemMenu: TextItemMenu?
    /// The width that layout found, while it asks for the size at that width.
    var fittingWidth: CGFloat?
    /// Whether the content's size is being found out, during which what is known of it counts.
    var isMeasuringContent = false
    private final var ownInputView: UIView?
    private final var ownInputAccessoryView: UIView?

    /// Nil makes a container that is as wide as the view. One that already belongs to a layout manager with a text
    /// brings both along, so that an app can use its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? Self.makeContainer(size: frame.size)
        self.container = container
        (textKit, editable) = TextKitStack.connect(container, prefersTextKit2: Self.usesTextKit2)
        super.init(frame: frame)
        prepareTextView()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Says which generation of TextKit the view begins with: TextKit 2 for true. From iOS 16.
    ///
    /// Lines are the same in both.
    public convenience init(usingTextLayoutManager: Bool) {
        let container = Self.makeContainer(size: .zero)
        let stack = TextKitStack.connect(container, prefersTextKit2: usingTextLayoutManager)
        // The view holds the stack from here on.
        self.init(frame: .zero, textContainer: container)
        withExtendedLifetime(stack) {}
    }

    /// Called with a document's coder, which holds what the document says of it.
    public required init?(coder: NSCoder) {
        container = Self.makeContainer(size: .zero)
        (textKit, editable) = TextKitStack.connect(container, prefersTextKit2: Self.usesTextKit2)
        super.init(coder: coder)
        prepareTextView()
    }

    private static func makeContainer(size: CGSize) -> NSTextContainer {
        let container = NSTextContainer(size: size)
        container.widthTracksTextView = true
        return container
    }

    // MARK: Text
    /// Never nil. Setting it sets `attributedText`, puts the caret at the end and calls no `textViewDidChange` (TX-M1).
    open var text: String! {
        get { editable.string }
        set {
            observed(["text"]) {
                isSettingPlainText = true
                attributedText = NSAttributedString(string: newValue ?? "", attributes: baseAttributes)
                isSettingPlainText = false
            }
        }
    }
    /// Whether the text that is being set has the looks that the view has already.
    private var isSettingPlainText = false
    /// Never nil; setting it is like setting `text`, with looks of its own (TX-M1).
    open var attributedText: NSAttributedString! {
        get { editable.content }
        set {
            observed(["attributedText"]) {
                if !isSettingPlainText { looks.take(newValue) }
                setContent(newValue ?? NSAttributedString(string: ""))
            }
        }
    }
    /// Nil by default; as soon as there is text it has a font, Helvetica of 12 points where none was set (TX-25).
    open var font: UIFont? {
        get { looks.font ?? (hasText ? shownFont : nil) }
        set {
            observed(["font"]) {
                looks.font = newValue
                lookDidChange([.font: shownFont])
            }
        }
    }
    /// Set on the whole text; nil, the default, counts as `.label`.
    open var textColor: UIColor? {
        get { looks.color }
        set {
            looks.color = newValue
            lookDidChange([.foregroundColor: shownColor])
        }
    }
    /// For paragraphs without a style of their own. Default: `.natural`.
    open var textAlignment: NSTextAlignment {
        get { looks.alignment }
        set {
            looks.alignment = newValue
            textLooksDidChange()
        }
    }
    private(set) final var looks = EditableTextLooks()
    /// What typed characters look like: font and color, and what was set over them.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { typedAttributes }
        set { ownTypingAttributes = newValue }
    }
    var ownTypingAttributes: [NSAttributedString.Key: Any] = [:]
    /// Taken by links over their own looks. Default: the link color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { textLooksDidChange() }
    }
    /// What becomes a link by itself where the text isn't editable (TX-13). Empty by default.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { textLooksDidChange() } }
    /// What stands around the view (iOS 17, TX-10). Default: nothing.
    open var borderStyle: BorderStyle = .none { didSet { if borderStyle != oldValue { showBorder() } } }
    /// Whether a font of a text style, or a scaled one, follows the size category. Default: false.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    // MARK: Layout of the text
    /// Points around the text. Default: 8, 0, 8, 0.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        willSet { keyWillChange("textContainerInset") }
        didSet {
            textDidChangeLayout()
            keyDidChange("textContainerInset")
        }
    }
    /// The room of the text.
    open var textContainer: NSTextContainer { container }
    private final let container: NSTextContainer
    /// Lays out the text, and answers for it. Asking a view of TextKit 2 for it changes the view to TextKit 1 for good:
    /// `textLayoutManager` is nil from then on.
    open var layoutManager: NSLayoutManager { compatibleLayoutManager() }
    /// Lays out the text in TextKit 2; nil in TextKit 1. Not nil at first from iOS 16.
    open var textLayoutManager: NSTextLayoutManager? { textKit.textLayoutManager }
    /// Characters and looks; changes show at once.
    open var textStorage: NSTextStorage { editable.storage }

    // MARK: Editing (Text/TextView/UITextView+Editing.swift)
    /// Held weakly, under the scroll view's delegate: hears of editing and of scrolling.
    open weak var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }
    /// Whether the text can be typed into. Default: true; without it no editing callback comes.
    open var isEditable = true { didSet { if !dataDetectorTypes.isEmpty { textLooksDidChange() } } }
    /// Whether a view that isn't editable can be first responder. Default: true.
    open var isSelectable = true
    /// Whether the next typed character replaces the whole text; typing resets it. Default: false.
    open var clearsOnInsertion = false
    /// Whether people may make text bold, italic or underlined, by keys and by actions (TX-4). Default: false.
    open var allowsEditingTextAttributes = false
    /// UTF-16 units.
    open var selectedRange: NSRange {
        get { editable.selection }
        set { setSelection(to: newValue) }
    }
    /// Scrolls the least distance that shows the range's first line, in the next turn (SC-M18); a range that sticks out
    /// is cut.
    open func scrollRangeToVisible(_ range: NSRange) { scheduleScrolling(to: range) }
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
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

    // MARK: UITextInput
    /// False for an empty text.
    open var hasText: Bool { editable.length > 0 }
    /// Replaces the marked text or the selection; tells delegate and notification, but asks nobody (TX-M2).
    open func insertText(_ text: String) { edit(editable.insertionRange, with: text) }
    /// Removes the selection or the character before the caret; does nothing at the text's start (TX-M6).
    open func deleteBackward() { if let range = editable.deletionRange { edit(range, with: "") } }
    /// Nil for a range that sticks out of the text.
    open func text(in range: UITextRange) -> String? { editable.text(in: range.range) }
    /// The caret stands behind the new text afterwards (TX-M5); a range that sticks out is cut.
    open func replace(_ range: UITextRange, withText text: String) { edit(range.range, with: text) }
    /// Nil selects nothing at the start (TX-M4).
    open var selectedTextRange: UITextRange? {
        get { UITextRange(editable.selection) }
        set { setSelection(to: newValue?.range ?? NSRange(location: 0, length: 0)) }
    }
    /// What an input method is still composing; nil for nothing.
    open var markedTextRange: UITextRange? { editable.marked.map(UITextRange.init) }
    /// Replaces the marked text or the selection; the selection counts from the marked text's start (TX-M6).
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { mark(markedText ?? "", selectedRange) }
    /// Keeps the marked characters as text.
    open func unmarkText() { unmark() }
    /// Behind the last character.
    open var endOfDocument: UITextPosition { UITextPosition(editable.length) }
    /// Two points wide, a point left of the text and above its line, in the content's coordinates (TX-M7).
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position.offset) }
    /// Of the range's first line, in the content's coordinates; the caret's for an empty range.
    open func firstRect(for range: UITextRange) -> CGRect { rect(of: range.range) }
    /// To a point of the content; never nil.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(index(at: point)) }
    /// The nearest place, moved into the range.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        place(nearestTo: point, within: range)
    }
    /// Nil beside the text.
    open func characterRange(at point: CGPoint) -> UITextRange? { shownCharacter(at: point) }

    /// What the delegate says; nil shows the system's own menu. From iOS 16.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: textRange.range, suggestedActions: suggestedActions)
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
    /// Whether the software keyboard suggests nothing. Default: false; a text view shows its characters in any case.
    open var isSecureTextEntry = false
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
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textLooksDidChange() } }
    /// One for each line and direction, in the content's coordinates; empty for an empty range.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { boxes(of: range) }

    // MARK: KeyboardTarget
    package func typeByKeyboard(_ text: String) { typeText(text) }
    package func deleteByKeyboard() { typeDelete() }
    // MARK: Focus
    open override var canBecomeFocused: Bool { isEditable || isSelectable }
    override var usualFocusEffect: UIFocusEffect? { nil }
    override var isFocusGroup: Bool { true }
    package func pressByKeyboard(_ key: KeyStroke) -> Bool { performKey(key) }

    // MARK: Editing actions (Text/Input/TextEditing+EditActions.swift)
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        replacement(of: "canPerformAction:withSender:", action, sender)
            ?? canPerformFind(action) ?? canPerformEdit(action)
            ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { cutSelection() }
    open override func copy(_ sender: Any?) { copySelection() }
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

    // MARK: Finding (Find/UITextView+Find.swift)
    /// Whether a person may find text, by the find bar and its keys. Default: false. From iOS 16.
    open var isFindInteractionEnabled = false { didSet { findInteractionWasSwitched() } }
    /// Shows the find bar; nil while finding isn't enabled. From iOS 16.
    open var findInteraction: UIFindInteraction? { find.interaction }
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    open override func findNext(_ sender: Any?) { step(.forward) }
    open override func findPrevious(_ sender: Any?) { step(.backward) }
    open override func useSelectionForFind(_ sender: Any?) { takeSelectionForFind() }

    /// Whether text has the size that it has on other systems, rather than that of a Mac. Default: false.
    ///
    /// - Note: No effect here: text is as large on every device.
    open var usesStandardTextScaling = false

    // MARK: Layout
    /// The text's height with its insets, in the view's width; up to date also before the view lays out, and while it
    /// doesn't scroll.
    open override var contentSize: CGSize {
        get {
            measureContentIfDue()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }
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
        guard let touch = touches.first, !hasTextItems || !touch.isLong else { return }
        tapped(at: touch.location(in: self), count: touch.tapCount)
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
        textLooksDidChange()
        if borderStyle != .none { showBorder() }
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font = looks.font else { return }
        let adjusted = font.adjusted(for: traitCollection)
        if adjusted !== font { self.font = adjusted }
    }

    // MARK: Accessibility
    override var naturalAccessibility: NaturalAccessibility { NaturalAccessibility(isElement: true, value: text) }
}
