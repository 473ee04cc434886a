import Foundation

/// Gives a text input of the app's own the gestures, the selection and the edit menu of the system's texts. From iOS 13.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// Asked before gestures select; it isn't kept alive.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text; it isn't kept alive.
    open weak var textInput: (any UIResponder & UITextInput)? {
        didSet { if textInput !== oldValue { showSelection() } }
    }
    /// Whether a caret may be placed.
    open private(set) var textInteractionMode = UITextInteractionMode.editable
    /// Nil while no view holds it.
    open private(set) weak var view: UIView?
    /// What an app's own recognizers may wait for.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { recognizers }

    private final lazy var gestures = TextSelectionGestures(for: self)
    private final lazy var tap = TextTapGesture(for: self)
    private final let menu = TextEditMenu()
    private final var display: UITextSelectionDisplayInteraction?
    private final lazy var watcher = TextChangeWatcher(
        willChangeText: { [weak self] in self?.menu.hide() },
        didChange: { [weak self] in self?.display?.setNeedsSelectionUpdate() }
    )

    /// Does nothing until it has a text, and a view has it.
    ///
    /// - Parameter mode: Whether the text can be changed.
    public convenience init(for mode: UITextInteractionMode) {
        self.init()
        textInteractionMode = mode
    }

    /// For texts that can be changed.
    public override init() { super.init() }

    private var recognizers: [UIGestureRecognizer] { [tap.recognizer] + gestures.recognizers }

    /// Takes the gestures from the view that goes.
    open func willMove(to view: UIView?) {
        for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    /// Gives the view that has come gestures and selection.
    open func didMove(to view: UIView?) {
        hideSelection()
        self.view = view
        guard let view else { return }
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        FirstResponder.watch(self)
        showSelection()
    }

    // MARK: Selection

    private func showSelection() {
        hideSelection()
        guard let view, let textInput else { return }
        let display = UITextSelectionDisplayInteraction(textInput: textInput, delegate: nil)
        display.showsCaret = textInteractionMode == .editable
        view.addInteraction(display)
        self.display = display
        firstResponderDidChange()
    }

    private func hideSelection() {
        if let display { display.view?.removeInteraction(display) }
        display = nil
    }
}

extension UITextInteraction: FirstResponderWatching {
    /// An input tells its changes as long as it has the keys.
    func firstResponderDidChange() {
        guard let textInput, let display else { return }
        let isFirst = textInput.isFirstResponder
        if isFirst {
            textInput.inputDelegate = watcher
        } else if textInput.inputDelegate === watcher {
            textInput.inputDelegate = nil
        }
        display.isActivated = isFirst
    }
}

extension UITextInteraction: TextSelecting {
    var selectedText: SelectableText? { textInput.map(SelectableText.init) }
    var placesCaret: Bool { textInteractionMode == .editable }
    var isEditMenuShown: Bool { menu.isShown }
    func liftsText(at point: CGPoint) -> Bool { false }

    func selectingMayBegin(at point: CGPoint) -> Bool { delegate?.interactionShouldBegin(self, at: point) ?? true }
    func selectingWillBegin() { delegate?.interactionWillBegin(self) }
    func selectingDidMove() { display?.layoutManagedSubviews() }
    func selectingDidEnd() {
        delegate?.interactionDidEnd(self)
    }

    func showEditMenu(over target: CGRect) {
        guard let textInput else { return }
        menu.show(over: target, of: textInput, in: textInput.textInputView)
    }
    func hideEditMenu() { menu.hide() }
}
