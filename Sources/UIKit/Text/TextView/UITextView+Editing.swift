extension UITextView {
    func prepareTextView() {
        layoutManager.textView = self
        layoutManager.addTextContainer(textContainer)
        textContainer.textView = self
        canvas.textView = self
        clipsToBounds = true
        for view in [canvas, caret] where view.superview == nil { addSubview(view) }
        if backgroundColor == nil { setStandardBackground(.systemBackground) }
        textDidChangeLayout()
    }

    var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.smallSystemFontSize) }
    var shownColor: UIColor { textColor ?? .label }

    /// What typed characters look like.
    var typedAttributes: [NSAttributedString.Key: Any] {
        let base: [NSAttributedString.Key: Any] = [.font: shownFont, .foregroundColor: shownColor]
        return base.merging(ownTypingAttributes) { $1 }
    }

    func textDidChangeLayout() {
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    func lookDidChange(_ attributes: [NSAttributedString.Key: Any]) {
        editable.setAttributes(attributes)
        textDidChangeLayout()
    }

    // MARK: Changes by code (TX-M1, TX-M2)
    func setContent(_ text: NSAttributedString) {
        let before = editable.selection
        editable.set(text)
        textDidChangeLayout()
        if editable.selection != before { delegate?.textViewDidChangeSelection(self) }
    }

    func edit(_ range: NSRange, with text: String) {
        let before = editable.selection
        editable.replace(range, with: text, attributes: typedAttributes)
        textDidChangeLayout()
        if editable.selection != before { delegate?.textViewDidChangeSelection(self) }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func mark(_ text: String, _ selected: NSRange) {
        editable.mark(text, selected: selected, attributes: typedAttributes)
        textDidChangeLayout()
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
    }

    /// TX-M4: the selection that is there already calls nothing.
    func select(_ range: NSRange) {
        let before = editable.selection
        editable.select(range)
        guard editable.selection != before else { return }
        setNeedsLayout()
        canvas.setNeedsDisplay()
        delegate?.textViewDidChangeSelection(self)
    }

    // MARK: Beginning and ending (TX-M3, TX-M11)
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard isEditable else { return become() }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, become() else { return false }
        setNeedsLayout()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder, isEditable else { return resign() }
        guard delegate?.textViewShouldEndEditing(self) ?? true, resign() else { return false }
        setNeedsLayout()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: Typing
    func typeText(_ text: String) {
        for character in text {
            let range = clearsOnInsertion ? NSRange(location: 0, length: editable.length) : editable.insertionRange
            guard isEditable,
                delegate?.textView(self, shouldChangeTextIn: range, replacementText: String(character)) ?? true
            else { continue }
            if clearsOnInsertion { edit(range, with: String(character)) } else { insertText(String(character)) }
            clearsOnInsertion = false
        }
    }

    func typeDelete() {
        guard isEditable, let range = editable.deletionRange,
            delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true
        else { return }
        deleteBackward()
    }

    // MARK: Scrolling
    func scheduleScrolling(to range: NSRange) {
        EventLoop.main.schedule(after: 0) { [weak self] in
            guard let self, isScrollEnabled else { return }
            layoutIfNeeded()
            let start = min(max(0, range.location), editable.length)
            let length = min(max(0, range.length), editable.length - start)
            reveal(rect(of: NSRange(location: start, length: length)), animated: false)
        }
    }
}
