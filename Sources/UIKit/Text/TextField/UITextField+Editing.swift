extension UITextField {
    func prepareField() {
        isOpaque = false
        for label in [parts.text, parts.placeholder] { label.field = self }
        parts.placeholder.isPlaceholder = true
        for view in [parts.background, parts.border, parts.placeholder, parts.text, parts.caret]
        where view.superview == nil {
            view.isUserInteractionEnabled = false
            insertSubview(view, at: 0)
            bringSubviewToFront(view)
        }
        contentDidChange()
    }

    var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }
    var shownColor: UIColor { textColor ?? .label }

    /// What typed characters look like.
    var typedAttributes: [NSAttributedString.Key: Any] {
        let base: [NSAttributedString.Key: Any] = [.font: shownFont, .foregroundColor: shownColor]
        return base.merging(defaultTextAttributes) { $1 }.merging(typingAttributes ?? [:]) { $1 }
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
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
        editable.set(text)
        contentDidChange()
        if editable.selection != before { delegate?.textFieldDidChangeSelection(self) }
    }

    func edit(_ range: NSRange, with text: String) {
        let before = editable.selection
        editable.replace(range, with: text, attributes: typedAttributes)
        contentDidChange()
        if editable.selection != before { delegate?.textFieldDidChangeSelection(self) }
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        textWasEdited()
    }

    func mark(_ text: String, _ selected: NSRange) {
        editable.mark(text, selected: selected, attributes: typedAttributes)
        contentDidChange()
        delegate?.textFieldDidChangeSelection(self)
    }

    /// TX-M4: the selection that is there already calls nothing.
    func select(_ range: NSRange) {
        let before = editable.selection
        editable.select(range)
        guard editable.selection != before else { return }
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
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, resign() else { return false }
        setNeedsLayout()
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
    func typeText(_ text: String) {
        for character in text {
            if character == "\n" { pressReturn() } else { typeCharacter(String(character)) }
        }
    }

    private func typeCharacter(_ text: String) {
        let range = clearsOnInsertion ? NSRange(location: 0, length: editable.length) : editable.insertionRange
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else {
            return
        }
        if clearsOnInsertion { edit(range, with: text) } else { insertText(text) }
        clearsOnInsertion = false
    }

    func typeDelete() {
        guard let range = editable.deletionRange,
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true
        else { return }
        deleteBackward()
    }

    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if handlers.events.contains(.editingDidEndOnExit) { resignFirstResponder() }
    }

    func clearByButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        edit(NSRange(location: 0, length: editable.length), with: "")
    }
}
