import CoreText

/// One move of a selection: where to, and how far.
@MainActor
struct TextSelectionStep {
    private let source: any NSTextSelectionDataSource
    private let direction: NSTextSelectionNavigation.Direction
    private let destination: NSTextSelectionNavigation.Destination

    init?(
        source: (any NSTextSelectionDataSource)?,
        direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination
    ) {
        guard let source else { return nil }
        self.source = source
        self.direction = direction
        self.destination = destination
    }

    private func offset(_ location: any NSTextLocation) -> Int {
        source.offset(from: source.documentRange.location, to: location)
    }

    private var length: Int { offset(source.documentRange.endLocation) }

    func move(_ selection: NSTextSelection, isExtending: Bool, isConfined: Bool) -> NSTextSelection? {
        guard let first = selection.textRanges.first, let last = selection.textRanges.last else { return nil }
        let (start, end) = (offset(first.location), offset(last.endLocation))
        let isForward = isForward(at: start)
        // Without an anchor of its own a selection grows at the end that lies in the direction.
        let head = isForward ? end : start
        let isVertical = direction == .up || direction == .down
        if !isExtending, start != end, !isVertical, destination == .character {
            return caret(head, of: selection)
        }
        let x = selection.anchorPositionOffset != 0 ? selection.anchorPositionOffset : x(at: head)
        guard var target = target(from: head, isForward: isForward, x: x) else { return nil }
        if isConfined, let element = source.textRange(for: .paragraph, enclosing: location(head)) {
            target = min(max(target, offset(element.location)), offset(element.endLocation))
        }
        guard target != head || isExtending || start != end else { return nil }
        let anchor = isForward ? start : end
        let moved =
            isExtending
            ? selection.textSelection(with: [
                NSTextRange(from: location(min(anchor, target)), to: location(max(anchor, target)))
            ])
            : caret(target, of: selection)
        moved.anchorPositionOffset = isVertical ? x : 0
        return moved
    }

    private func caret(_ index: Int, of selection: NSTextSelection) -> NSTextSelection {
        NSTextSelection(
            range: NSTextRange(location: location(index)),
            affinity: .downstream,
            granularity: selection.granularity
        )
    }

    private func location(_ index: Int) -> any NSTextLocation {
        source.location(source.documentRange.location, offsetBy: index) ?? source.documentRange.endLocation
    }

    private func isForward(at index: Int) -> Bool {
        switch direction {
        case .forward, .down: true
        case .backward, .up: false
        case .right: source.baseWritingDirection(at: location(index)) == .leftToRight
        case .left: source.baseWritingDirection(at: location(index)) == .rightToLeft
        }
    }

    private func x(at index: Int) -> CGFloat {
        if let manager = source as? NSTextLayoutManager { return manager.caretOffset(at: index) }
        var found: CGFloat = 0
        source.enumerateCaretOffsetsInLineFragment(at: location(index)) { x, place, isLeading, stops in
            guard isLeading, offset(place) == index else { return }
            found = x
            stops.pointee = true
        }
        return found
    }

    private func target(from head: Int, isForward: Bool, x: CGFloat) -> Int? {
        if direction == .up || direction == .down, destination == .character || destination == .line {
            guard let manager = source as? NSTextLayoutManager else { return nil }
            let step = direction == .down ? 1 : -1
            return manager.index(step, linesFrom: head, x: x) ?? (direction == .down ? length : 0)
        }
        switch destination {
        case .character: return characterBoundary(from: head, isForward: isForward)
        case .word: return wordBoundary(from: head, isForward: isForward)
        case .line: return lineEnd(from: head, isForward: isForward)
        case .sentence: return boundary(.sentence, from: head, isForward: isForward)
        case .paragraph: return boundary(.paragraph, from: head, isForward: isForward)
        case .container, .document: return isForward ? length : 0
        }
    }

    private func characterBoundary(from head: Int, isForward: Bool) -> Int? {
        if isForward {
            guard head < length else { return nil }
            return source.textRange(for: .character, enclosing: location(head)).map { offset($0.endLocation) }
        }
        guard head > 0 else { return nil }
        return source.textRange(for: .character, enclosing: location(head - 1)).map { offset($0.location) }
    }

    /// The next place where a unit ends, or begins.
    private func boundary(_ granularity: NSTextSelection.Granularity, from head: Int, isForward: Bool) -> Int {
        let place = isForward ? head : max(0, head - 1)
        guard let unit = source.textRange(for: granularity, enclosing: location(place)) else { return head }
        return isForward ? offset(unit.endLocation) : offset(unit.location)
    }

    /// Behind the next word, or before the last one: what stands between words is passed.
    private func wordBoundary(from head: Int, isForward: Bool) -> Int {
        var place = head
        while isForward ? place < length : place > 0 {
            let inside = location(isForward ? place : place - 1)
            guard let unit = source.textRange(for: .word, enclosing: inside) else { break }
            place = isForward ? offset(unit.endLocation) : offset(unit.location)
            if isWord(unit) { return place }
        }
        return isForward ? length : 0
    }

    /// True for letters and figures, as against what stands between words.
    private func isWord(_ unit: NSTextRange) -> Bool {
        var holdsLetters = false
        source.enumerateSubstrings(from: unit.location, options: .byComposedCharacterSequences) { text, _, _, stops in
            holdsLetters = text?.first.map { $0.isLetter || $0.isNumber } ?? false
            stops.pointee = true
        }
        return holdsLetters
    }

    /// The line's edge, before the separator at its end.
    private func lineEnd(from head: Int, isForward: Bool) -> Int {
        guard let line = source.textRange(for: .line, enclosing: location(head)) else { return head }
        guard isForward else { return offset(line.location) }
        let end = offset(line.endLocation)
        guard end < length || head < end else { return end }
        // Before the last character of a line that isn't the last stands the line's end: it is a separator or a space.
        var last: String?
        source.enumerateSubstrings(
            from: location(max(0, end - 1)),
            options: .byComposedCharacterSequences
        ) { text, _, _, stops in
            last = text
            stops.pointee = true
        }
        return last?.last?.isWhitespace == true && end > offset(line.location) ? end - (last?.utf16.count ?? 1) : end
    }
}
