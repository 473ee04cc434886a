import CoreText

extension TextEditing {
    // MARK: Parts of the text

    private var units: [UInt16] { Array(editable.string.utf16) }

    /// The word around a place or, between words, what stands there.
    func wordRange(at index: Int) -> NSRange {
        var start = 0
        var last = NSRange(location: 0, length: 0)
        for boundary in TextBoundaries.word.all(in: units) {
            let part = NSRange(location: start, length: boundary.index - start)
            // At a word's end the word counts, not the space behind it.
            if index < boundary.index
                || index == boundary.index && (boundary.endsWord || boundary.index == editable.length)
            {
                return part
            }
            last = part
            start = boundary.index
        }
        return last
    }

    /// The paragraph around a place, without its separator.
    func paragraphRange(at index: Int) -> NSRange {
        let units = units
        let isSeparator = { (unit: UInt16) in unit == 0x0A || unit == 0x0D || unit == 0x2029 }
        var start = min(index, units.count)
        while start > 0, !isSeparator(units[start - 1]) { start -= 1 }
        var end = min(index, units.count)
        while end < units.count, !isSeparator(units[end]) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    /// The beginning of the word before a place.
    func wordStart(before index: Int) -> Int {
        guard !hidesCharacters else { return 0 }
        var start = 0
        var found = 0
        for boundary in TextBoundaries.word.all(in: units) where start < index {
            if boundary.endsWord { found = start }
            start = boundary.index
        }
        return found
    }

    /// The end of the word behind a place.
    func wordEnd(after index: Int) -> Int {
        guard !hidesCharacters else { return editable.length }
        return TextBoundaries.word.all(in: units).first { $0.endsWord && $0.index > index }?.index ?? editable.length
    }

    /// The range of a place's line, without the separator at its end.
    func lineRange(at index: Int) -> NSRange {
        guard let line = placedText.line(at: index) else { return editable.whole }
        var end = line.range.location + line.range.length
        let units = units
        let isLast = end >= units.count
        while end > line.range.location, end <= units.count, [0x0A, 0x0D, 0x2028, 0x2029].contains(units[end - 1]) {
            end -= 1
        }
        // Behind the space at which a line was wrapped the next line begins.
        if !isLast, end > line.range.location, end <= units.count, units[end - 1] == 0x20 { end -= 1 }
        return NSRange(location: line.range.location, length: max(0, end - line.range.location))
    }

    /// The place above or below a place, at the same distance from the left; the text's ends beyond its lines.
    func index(_ lines: Int, linesFrom index: Int) -> Int {
        let placed = placedText
        guard let line = placed.line(at: index) else { return index }
        let target = line.number + lines
        guard target >= 0 else { return 0 }
        guard placed.layout.lines.indices.contains(target) else { return editable.length }
        let caret = placed.caretRect(at: index)
        let place = placed.layout.lines[target]
        return placed.index(
            at: CGPoint(x: caret.minX, y: placed.origin.y + place.origin.y + place.height / 2)
        )
    }

    // MARK: Showing

    /// Shows caret or selection, as it is now.
    ///
    /// - Parameters:
    ///   - isActive: Whether the view shows a selection at all.
    ///   - caret: Where a caret would stand.
    func showSelection(isActive: Bool, caret: @autoclosure () -> CGRect) {
        let selection = editable.selection
        let parts = selectionParts
        if isActive, selection.length == 0, acceptsTyping {
            parts.caret.show(at: caret())
        } else {
            parts.caret.hide()
        }
        let rects = isActive && selection.length > 0 ? placedText.rects(of: selection) : []
        parts.showHighlight(rects, hasHandles: isActive && TextHandleView.areShown)
        // What an app chose as background stands in place of the light one.
        let isMarked = isActive && markedTextStyle?[.backgroundColor] == nil
        let marked = isMarked ? editable.marked.map { placedText.rects(of: $0) } ?? [] : []
        parts.showMarked(marked)
    }

    /// The text with the marked part in the view's style for it.
    func withMarkedStyle(_ text: NSAttributedString) -> NSAttributedString {
        guard let markedTextStyle, let marked = editable.marked, marked.location + marked.length <= text.length else {
            return text
        }
        let styled = NSMutableAttributedString(attributedString: text)
        styled.addAttributes(markedTextStyle, range: marked)
        return styled
    }
}
