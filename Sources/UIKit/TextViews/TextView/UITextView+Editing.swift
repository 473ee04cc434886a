import Platform

extension UITextView: TextEditing, LaidOutTextOwner {
    func prepareTextView() {
        connectTextKit()
        textContainer.owner = self
        canvas.textView = self
        clipsToBounds = true
        for view in [selectionParts.back, canvas, selectionParts.caret, selectionParts.front]
        where view.superview == nil {
            addSubview(view)
        }
        if selecting == nil { selecting = watchSelecting() }
        if textDragging == nil { textDragging = TextDragging(for: self) }
        if backgroundColor == nil { setStandardBackground(.systemBackground) }
        textDidChangeLayout()
    }

    var shownFont: UIFont { looks.font ?? .ofPlainText }
    var shownColor: UIColor { textColor ?? .label }
    var acceptsTyping: Bool { isEditable }
    var hidesCharacters: Bool { false }
    var hasOneLine: Bool { false }

    /// What text that is set by code looks like.
    var baseAttributes: [NSAttributedString.Key: Any] {
        let base: [NSAttributedString.Key: Any] = [.font: shownFont, .foregroundColor: shownColor]
        return base.merging(ownTypingAttributes) { $1 }
    }

    /// What typed characters look like.
    var typedAttributes: [NSAttributedString.Key: Any] {
        inheritedAttributes(or: baseAttributes).merging(ownTypingAttributes) { $1 }
    }

    func typeNext(with attributes: [NSAttributedString.Key: Any]) { ownTypingAttributes = attributes }

    var textDirection: LayoutDirection {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    func completed(_ text: NSAttributedString) -> NSAttributedString {
        let text = withMarkedStyle(text)
        guard !isEditable, !dataDetectorTypes.isEmpty else { return text }
        return DataDetection.addLinks(to: text, of: dataDetectorTypes)
    }

    func editMenuWillAppear(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    func editMenuWillDisappear(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }

    func textNeedsDisplay() { canvas.setNeedsDisplay() }

    func textDidChangeLayout() {
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    /// Lines are laid out anew, as for other fonts and colors.
    func textLooksDidChange() {
        textKit.lines.invalidateLines()
        textDidChangeLayout()
    }

    func lookDidChange(_ attributes: [NSAttributedString.Key: Any]) {
        editable.setAttributes(attributes)
        textLooksDidChange()
    }

    /// Comes from the layout manager for each change of the storage, whoever made it.
    func textStorageDidChange(_ actions: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
        textDidChangeLayout()
        guard !editable.isChanging, actions.contains(.editedCharacters) else { return }
        editable.follow(range, delta: delta)
    }

    // MARK: Changes by code (TX-M1, TX-M2)
    func setContent(_ text: NSAttributedString) {
        let before = editable.selection
        forgetUndo()
        editable.set(text.completed(with: shownFont))
        textDidChangeLayout()
        if editable.selection != before { delegate?.textViewDidChangeSelection(self) }
    }

    func textWasChanged(selectionBefore: NSRange) {
        editMenu.hide()
        textDidChangeLayout()
        if editable.selection != selectionBefore { delegate?.textViewDidChangeSelection(self) }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        if isFirstResponder { scheduleScrolling(to: editable.selection) }
    }

    func mark(_ text: String, _ selected: NSRange) {
        editable.mark(NSAttributedString(string: text, attributes: typedAttributes), selected: selected)
        textDidChangeLayout()
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
    }

    func unmark() {
        guard editable.marked != nil else { return }
        editable.unmark()
        if markedTextStyle != nil { textLooksDidChange() } else { setNeedsLayout() }
    }

    func selectionWasChanged() {
        setNeedsLayout()
        // What was typed over takes the looks of the text before it again.
        ownTypingAttributes = [:]
        delegate?.textViewDidChangeSelection(self)
        if isFirstResponder {
            scheduleScrolling(to: NSRange(location: editable.head, length: 0))
        }
    }

    // MARK: Beginning and ending (TX-M3, TX-M11)
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return true }
        guard isEditable else { return become() }
        guard delegate?.textViewShouldBeginEditing(self) ?? true, become() else { return false }
        setNeedsLayout()
        FirstResponder.settleKeyboard()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        scheduleScrolling(to: editable.selection)
        return true
    }

    /// - Parameter asks: False where the delegate's refusal doesn't count (TX-15).
    func endEditing(asks: Bool = true, _ resign: () -> Bool) -> Bool {
        if isFirstResponder { editMenu.hide() }
        guard isFirstResponder, isEditable else {
            setNeedsLayout()
            return resign()
        }
        guard !asks || delegate?.textViewShouldEndEditing(self) ?? true, resign() else { return false }
        editable.typingStep = nil
        setNeedsLayout()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: Typing
    func asksToChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func typeText(_ text: String) {
        for character in text {
            let range = clearsOnInsertion ? editable.whole : editable.insertionRange
            guard isEditable, asksToChange(range, to: String(character)) else { continue }
            if clearsOnInsertion { edit(range, with: String(character)) } else { insertText(String(character)) }
            clearsOnInsertion = false
        }
    }

    func typeDelete() {
        guard isEditable, let range = editable.deletionRange, asksToChange(range, to: "") else { return }
        deleteBackward()
    }

    func pressReturn() { typeText("\n") }

    // MARK: Touches
    /// Links and attachments have gestures of their own.
    func selectingMayBegin(at point: CGPoint) -> Bool {
        isEditable || isSelectable && (!hasTextItems || textItem(at: point) == nil)
    }

    /// A tap, after a touch that didn't scroll.
    func tapped(at point: CGPoint, count: Int) {
        if hasTextItems, count == 1, let item = textItem(at: point) { return performPrimaryAction(of: item) }
        guard isEditable || isSelectable && count > 1 else { return }
        let wasEditing = isFirstResponder
        if !wasEditing { becomeFirstResponder() }
        if isFirstResponder { tapText(at: point, count: count, wasEditing: wasEditing) }
    }

    // MARK: Scrolling
    func scheduleScrolling(to range: NSRange) {
        EventLoop.main.schedule(after: 0) { [weak self] in
            guard let self, isScrollEnabled else { return }
            layoutIfNeeded()
            reveal(rect(of: editable.clamped(range)), animated: false)
        }
    }
}
