import CoreText

/// A content manager's elements on their lines.
@MainActor
struct TextLayoutPass {
    /// An element with its place in text and layout.
    struct Piece {
        var fragment: NSTextLayoutFragment
        /// UTF-16 units from the document's start.
        var range: NSRange
        /// UTF-16 units of the layout.
        var shown: Range<Int>
        /// Indices of the layout's lines.
        var lines: Range<Int>
    }

    var key: LaidOutText.Key
    var text: LaidOutText
    /// What is laid out, to draw it with other colors.
    var content: NSAttributedString
    var pieces: [Piece]
    /// The same text in the colors that it is drawn in; nil: its own.
    var drawn: TextLayout?

    /// The place in the layout of a place in the document.
    func shown(_ index: Int) -> Int {
        guard let places = text.shownPlaces, !places.isEmpty else { return index }
        return places[max(0, min(index, places.count - 1))]
    }

    /// The place in the document of a place in the layout.
    func document(_ shown: Int) -> Int {
        guard text.shownPlaces != nil else { return shown }
        guard let piece = pieces.last(where: { $0.shown.lowerBound <= shown }) else { return shown }
        return piece.range.location + min(shown - piece.shown.lowerBound, piece.range.length)
    }

    /// The range in the document of one in the layout.
    func document(_ shown: Range<Int>) -> NSRange {
        let start = document(shown.lowerBound)
        guard !shown.isEmpty else { return NSRange(location: start, length: 0) }
        return NSRange(location: start, length: document(shown.upperBound - 1) + 1 - start)
    }
}

/// What text is drawn with over its own attributes; counts places as the document does.
struct RenderingAttributes {
    /// Each character stands for one of the document; nil while there are no attributes.
    private(set) var text: NSMutableAttributedString?
    /// Fragments whose attributes the validator has set.
    private(set) var validated: Set<ObjectIdentifier> = []
    /// True while the validator runs, when what it sets is about to be drawn anyway.
    var isValidating = false

    mutating func change(
        in range: NSRange,
        of length: Int,
        _ body: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        let text = self.text ?? NSMutableAttributedString(string: String(repeating: "x", count: length))
        let end = min(range.location + range.length, text.length)
        var index = max(0, range.location)
        while index < end {
            var effective = NSRange(location: index, length: 1)
            var values = text.attributes(at: index, effectiveRange: &effective)
            let next = max(index + 1, min(end, effective.location + effective.length))
            body(&values)
            text.setAttributes(values, range: NSRange(location: index, length: next - index))
            index = next
        }
        self.text = text
    }

    /// Moves along with an edit, whose own characters lose their attributes.
    mutating func follow(_ range: NSRange, delta: Int) {
        guard let text else { return }
        let before = NSRange(location: range.location, length: max(0, range.length - delta))
        guard before.location + before.length <= text.length else { return self.text = nil }
        text.replaceCharacters(
            in: before,
            with: NSAttributedString(string: String(repeating: "x", count: range.length))
        )
    }

    mutating func forgetValidation() { validated = [] }
    mutating func forgetValidation(of fragment: NSTextLayoutFragment) { validated.remove(ObjectIdentifier(fragment)) }
    /// True for the first time that a fragment is asked about.
    mutating func validate(_ fragment: NSTextLayoutFragment) -> Bool {
        validated.insert(ObjectIdentifier(fragment)).inserted
    }
    mutating func forgetAll() { (text, validated) = (nil, []) }
}
