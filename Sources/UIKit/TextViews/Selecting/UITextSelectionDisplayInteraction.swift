import Foundation

/// Shows caret, highlight and handles of a text input in its view. From iOS 17.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The text whose selection is shown; it isn't kept alive.
    open private(set) weak var textInput: (any UITextInput)?
    /// Says where the highlight lies; it isn't kept alive.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    /// Whether anything is shown. False by default.
    open var isActivated = false {
        didSet { if isActivated != oldValue { layoutManagedSubviews() } }
    }
    /// What shows where the next character goes; the system's own by default.
    open var cursorView: any UIView & UITextCursorView = TextCursorView(frame: .zero) {
        didSet { replace(oldValue, by: cursorView) }
    }
    /// What lies behind the selected text; the system's own by default.
    open var highlightView: any UIView & UITextSelectionHighlightView = TextHighlightView(frame: .zero) {
        didSet { replace(oldValue, by: highlightView) }
    }
    /// Exactly two, of the selection's start and of its end; the system's own by default.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [
        TextHandleView(direction: .leading), TextHandleView(direction: .trailing),
    ]
    {
        didSet {
            precondition(handleViews.count == 2, "a selection has two handles, not \(handleViews.count)")
            for (old, new) in zip(oldValue, handleViews) { replace(old, by: new) }
        }
    }
    /// Whether a caret is shown; only where the text can be changed.
    final var showsCaret = true
    private final var isUpdateScheduled = false

    /// Shows nothing until a view has it and it is activated.
    public init(textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
        self.textInput = textInput
        self.delegate = delegate
        super.init()
    }

    /// Takes the parts from the view that goes.
    open func willMove(to view: UIView?) { for part in parts { part.removeFromSuperview() } }
    /// Puts the parts into the view that has come.
    open func didMove(to view: UIView?) {
        self.view = view
        layoutManagedSubviews()
    }

    /// Shows the selection as it is after this turn; to be called when selection or text have changed.
    open func setNeedsSelectionUpdate() {
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        EventLoop.main.schedule(after: 0) { [weak self] in
            guard let self else { return }
            isUpdateScheduled = false
            layoutManagedSubviews()
        }
    }

    /// Shows the selection as it is now.
    open func layoutManagedSubviews() {
        guard let view else { return }
        addParts(to: view)
        for part in parts { part.isHidden = true }
        guard isActivated, let textInput, let range = textInput.selectedTextRange else { return }
        if range.isEmpty {
            showCaret(textInput, at: range.start, in: view)
        } else {
            show(range, of: textInput, in: view)
        }
    }

    private func showCaret(_ input: any UITextInput, at place: UITextPosition, in view: UIView) {
        guard showsCaret else { return }
        let rect = view.convert(input.caretRect(for: place), from: input.textInputView)
        if let own = cursorView as? TextCursorView { return own.show(at: rect) }
        cursorView.isHidden = false
        if cursorView.frame != rect { cursorView.resetBlinkAnimation() }
        cursorView.frame = rect
    }

    private func show(_ range: UITextRange, of input: any UITextInput, in view: UIView) {
        let boxes = input.selectionRects(for: range)
        highlightView.isHidden = false
        highlightView.frame = input.textInputView.convert(input.textInputView.bounds, to: highlightView.superview)
        highlightView.bounds.origin = input.textInputView.bounds.origin
        highlightView.selectionRects = boxes
        guard TextHandleView.areShown, let ends = SelectableText.ends(of: boxes) else { return }
        for (handle, end) in zip(handleViews, [ends.start, ends.end]) {
            let rect = view.convert(end, from: input.textInputView)
            if let own = handle as? TextHandleView {
                own.stand(beside: rect)
            } else {
                handle.isHidden = false
                handle.frame = handle.preferredFrame(for: rect)
            }
        }
    }

    // MARK: Parts

    private var parts: [UIView] { [highlightView as UIView, cursorView as UIView] + handleViews.map { $0 as UIView } }

    private func addParts(to view: UIView) {
        let below = delegate?.selectionContainerViewBelowText(for: self) ?? view
        if highlightView.superview !== below { below.addSubview(highlightView) }
        for part in parts.dropFirst() where part.superview !== view { view.addSubview(part) }
    }

    private func replace(_ old: UIView, by new: UIView) {
        guard old !== new else { return }
        old.removeFromSuperview()
        layoutManagedSubviews()
    }
}
