extension UITextView: UITextSearching {
    /// Whether a person may replace text: where it is editable.
    public var supportsTextReplacement: Bool { isEditable }
    /// The order in the text.
    public func compare(
        _ foundRange: UITextRange,
        toRange: UITextRange,
        document: AnyHashable??
    ) -> ComparisonResult {
        let (one, other) = (foundRange.range, toRange.range)
        if one.location != other.location {
            return one.location < other.location ? .orderedAscending : .orderedDescending
        }
        return one.length == other.length
            ? .orderedSame : one.length < other.length ? .orderedAscending : .orderedDescending
    }
    /// Finds the string in the whole text, at once.
    public func performTextSearch(
        queryString: String,
        options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in options.ranges(of: queryString, in: editable.string) {
            resultAggregator.foundRange(UITextRange(range), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }
    /// Puts a yellow box behind a range; a stronger one behind the highlighted one.
    public func decorate(
        foundTextRange: UITextRange,
        document: AnyHashable??,
        usingStyle style: UITextSearchFoundTextStyle
    ) {
        find.found.removeAll { $0.range == foundTextRange.range }
        if style != .normal { find.found.append((foundTextRange.range, style)) }
        setNeedsLayout()
    }
    /// Takes all boxes away.
    public func clearAllDecoratedFoundText() {
        find.found = []
        setNeedsLayout()
    }
    /// Brings a range into sight, in the next turn.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable??) {
        scheduleScrolling(to: range.range)
    }
    /// Asks the delegate, as for everything that a person does.
    public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
        acceptsTyping && asksToChange(foundTextRange.range, to: withText)
    }
    /// Replaces a range, in the looks of its first character; the caret stands behind it.
    public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        replaceFound(foundTextRange.range, with: withText)
    }
    /// Replaces all that a search finds, from the end to the start, as one step of undo.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        undoManager?.beginUndoGrouping()
        for range in options.ranges(of: queryString, in: editable.string).reversed()
        where shouldReplace(foundTextRange: UITextRange(range), document: nil, withText: withText) {
            replaceFound(range, with: withText)
        }
        undoManager?.endUndoGrouping()
    }

    private func replaceFound(_ range: NSRange, with text: String) {
        guard range.location + range.length <= editable.length, range.length > 0 else { return }
        let values = editable.storage.attributes(at: range.location, effectiveRange: nil)
        edit(range, with: NSAttributedString(string: text, attributes: values), isTyping: false)
    }

    // MARK: Showing
    /// Puts boxes behind what was found.
    func showFoundText() {
        let placed = find.found.isEmpty ? nil : placedText
        let boxes = find.found.flatMap { found in
            (placed?.rects(of: editable.clamped(found.range)) ?? []).map { (rect: $0, style: found.style) }
        }
        selectionParts.showFound(boxes.map(\.rect)) { index in
            boxes[index].style == .highlighted ? .systemYellow : .systemYellow.withAlphaComponent(0.35)
        }
    }

    // MARK: Actions
    /// Whether one of the find actions makes sense; nil for other actions.
    func canPerformFind(_ action: Selector) -> Bool? {
        switch StandardEditAction(action) {
        case .find: isFindInteractionEnabled
        case .findAndReplace: isFindInteractionEnabled && isEditable
        case .findNext, .findPrevious: findInteraction?.searchText?.isEmpty == false
        case .useSelectionForFind: isFindInteractionEnabled && editable.selection.length > 0
        default: nil
        }
    }

    func takeSelectionForFind() {
        findInteraction?.searchText = editable.text(in: editable.selection)
        if findInteraction?.isFindNavigatorVisible == true { findInteraction?.search() }
    }

    func step(_ direction: UITextStorageDirection) {
        guard let findInteraction else { return }
        if !findInteraction.isFindNavigatorVisible { findInteraction.presentFindNavigator(showingReplace: false) }
        findInteraction.activeFindSession?.highlightNextResult(in: direction)
    }

    func findInteractionWasSwitched() {
        if isFindInteractionEnabled, find.interaction == nil {
            let sessions = TextViewFindSessions()
            let interaction = UIFindInteraction(sessionDelegate: sessions)
            find.sessions = sessions
            find.interaction = interaction
            addInteraction(interaction)
        } else if !isFindInteractionEnabled, let interaction = find.interaction {
            removeInteraction(interaction)
            find = TextViewFind()
        }
    }
}

/// What a text view knows of finding.
@MainActor
struct TextViewFind {
    var interaction: UIFindInteraction?
    /// Held here, as the interaction holds it weakly.
    var sessions: TextViewFindSessions?
    var found: [(range: NSRange, style: UITextSearchFoundTextStyle)] = []
}

/// Gives text views' find interactions sessions in the view itself.
@MainActor
final class TextViewFindSessions: UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
}
