import CoreText

/// Finds units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit around a place; of two neighbors the one in the direction. Nil between units.
    func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a unit begins or ends at a place, seen in a direction.
    func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// The next place in a direction where a unit begins or ends; nil at the text's end.
    func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a place lies in a unit, seen in a direction.
    func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds units in the characters of a text input; lines are paragraphs unless the input is one of UIKit's.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private final weak var input: (any UITextInput)?

    /// The text isn't kept alive.
    public init(textInput: any UITextInput) {
        input = textInput
        super.init()
    }

    /// The units of one kind, in order; spaces and marks between words are none.
    private func units(_ granularity: UITextGranularity) -> [NSRange] {
        guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: whole)
        else { return [] }
        let utf16 = Array(text.utf16)
        let document = NSRange(location: 0, length: utf16.count)
        var start = 0
        let collect = { (kind: TextBoundaries) in
            kind.all(in: utf16).compactMap { boundary -> NSRange? in
                defer { start = boundary.index }
                guard kind != .word || boundary.endsWord else { return nil }
                return NSRange(location: start, length: boundary.index - start)
            }
        }
        switch granularity {
        case .character: return collect(.character)
        case .word: return collect(.word)
        case .sentence: return collect(.sentence)
        case .document: return document.length > 0 ? [document] : []
        case .line:
            if let editing = input as? any TextEditing {
                return editing.placedText.layout.lines.map {
                    NSRange(location: $0.range.lowerBound, length: $0.range.count)
                }
            }
            fallthrough
        case .paragraph:
            return text.split(separator: "\n", omittingEmptySubsequences: false).map { part in
                defer { start += part.utf16.count + 1 }
                return NSRange(location: start, length: part.utf16.count)
            }
        }
    }

    private func offset(of position: UITextPosition) -> Int {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    private func position(at offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    /// The unit of text that a position lies in; at an edge the one that the direction leads to. Nil where there is none.
    open func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        let place = offset(of: position)
        let found = units(granularity).first { unit in
            let end = unit.location + unit.length
            return direction.isBackward ? unit.location < place && place <= end : unit.location <= place && place < end
        }
        guard let found, let start = self.position(at: found.location),
            let end = self.position(at: found.location + found.length)
        else { return nil }
        return input?.textRange(from: start, to: end)
    }

    /// Whether a unit begins (backward) or ends (forward) at a position.
    open func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        let place = offset(of: position)
        return units(granularity).contains {
            direction.isBackward ? $0.location == place : $0.location + $0.length == place
        }
    }

    /// The nearest edge of a unit before or behind a position; nil at the text's end.
    open func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let place = offset(of: position)
        let edges = units(granularity).flatMap { [$0.location, $0.location + $0.length] }
        let found = direction.isBackward ? edges.filter { $0 < place }.max() : edges.filter { $0 > place }.min()
        return found.flatMap { self.position(at: $0) }
    }

    /// Whether a position lies in a unit, at an edge by the direction.
    open func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}
