extension UITextField: TextEditing {
    func prepareField() {
        isOpaque = false
        for label in [parts.text, parts.placeholder] { label.field = self }
        parts.placeholder.isPlaceholder = true
        let selection = parts.selection
        for view in [selection.back, parts.text, selection.caret, selection.front] where view.superview == nil {
            parts.viewport.addSubview(view)
        }
        for view in [parts.background, parts.border, parts.placeholder, parts.viewport] where view.superview == nil {
            view.isUserInteractionEnabled = false
            insertSubview(view, at: 0)
            bringSubviewToFront(view)
        }
        if parts.selecting == nil { parts.selecting = watchSelecting() }
        if parts.dragging == nil { parts.dragging = TextDragging(for: self) }
        contentDidChange()
    }

    func selectingMayBegin(at point: CGPoint) -> Bool { isEnabled }
    var textDragging: TextDragging? { parts.dragging }

    var selectionParts: TextSelectionParts { parts.selection }
    var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }
    var shownColor: UIColor { textColor ?? .label }
    var hasOneLine: Bool { true }
    var acceptsTyping: Bool { isEnabled }
    var hidesCharacters: Bool { isSecureTextEntry }

    /// What text that is set by code looks like.
    var baseAttributes: [NSAttributedString.Key: Any] {
        let base: [NSAttributedString.Key: Any] = [.font: shownFont, .foregroundColor: shownColor]
        return base.merging(ownTextAttributes) { $1 }
    }

    /// What typed characters look like.
    var typedAttributes: [NSAttributedString.Key: Any] {
        inheritedAttributes(or: baseAttributes).merging(typingAttributes ?? [:]) { $1 }
    }

    func typeNext(with attributes: [NSAttributedString.Key: Any]) { typingAttributes = attributes }

    var editMenu: TextEditMenu { parts.editMenu }

    func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        parts.isTextOld = true
        setNeedsLayout()
    }

    /// A look that holds for the whole text.
    func lookDidChange(_ attributes: [NSAttributedString.Key: Any]) {
        editable.setAttributes(attributes)
        contentDidChange()
    }

    func overlayDidChange(from old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        contentDidChange()
    }

    // MARK: Changes by code (TX-M10)
    func setContent(_ text: NSAttributedString) {
        let before = editable.selection
        forgetUndo()
        editable.set(text)
        contentDidChange()
        if editable.selection != before { delegate?.textFieldDidChangeSelection(self) }
    }

    func textWasChanged(selectionBefore: NSRange) {
        editMenu.hide()
        contentDidChange()
        if editable.selection != selectionBefore { delegate?.textFieldDidChangeSelection(self) }
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        textWasEdited()
    }

    func mark(_ text: String, _ selected: NSRange) {
        editable.mark(NSAttributedString(string: text, attributes: typedAttributes), selected: selected)
        contentDidChange()
        delegate?.textFieldDidChangeSelection(self)
    }

    func selectionWasChanged() {
        setNeedsLayout()
        delegate?.textFieldDidChangeSelection(self)
    }

    // MARK: Beginning and ending
    /// TX-M10, TX-M11: a delegate that says no leaves everything as it is.
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, become() else {
            return false
        }
        if clearsOnBeginEditing, hasText { setContent(NSAttributedString(string: "")) }
        // What was hidden before can't be corrected unseen: the first character replaces it all.
        parts.clearsSecret = isSecureTextEntry && hasText
        contentDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// - Parameter asks: False where the delegate's refusal doesn't count (TX-15).
    func endEditing(asks: Bool = true, _ resign: () -> Bool) -> Bool {
        if isFirstResponder { editMenu.hide() }
        guard isFirstResponder else { return resign() }
        guard !asks || delegate?.textFieldShouldEndEditing(self) ?? true, resign() else { return false }
        parts.scroll = 0
        parts.clearsSecret = false
        editable.typingStep = nil
        contentDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification,
            object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue]
        )
        return true
    }

    // MARK: Typing
    func asksToChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func typeText(_ text: String) {
        for character in text {
            if character == "\n" { pressReturn() } else { typeCharacter(String(character)) }
        }
    }

    private func typeCharacter(_ text: String) {
        let replacesAll = clearsOnInsertion || parts.clearsSecret
        let range = replacesAll ? editable.whole : editable.insertionRange
        guard acceptsTyping, asksToChange(range, to: text) else { return }
        if replacesAll { edit(range, with: text) } else { insertText(text) }
        clearsOnInsertion = false
        parts.clearsSecret = false
    }

    func typeDelete() {
        let range = parts.clearsSecret ? editable.whole : editable.deletionRange
        guard acceptsTyping, let range, range.length > 0, asksToChange(range, to: "") else { return }
        if parts.clearsSecret { edit(range, with: "") } else { deleteBackward() }
        parts.clearsSecret = false
    }

    func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if handlers.events.contains(.editingDidEndOnExit) { resignFirstResponder() }
    }

    func clearByButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        edit(editable.whole, with: NSAttributedString(string: ""), isTyping: false)
        // TX-21
        becomeFirstResponder()
    }
}
