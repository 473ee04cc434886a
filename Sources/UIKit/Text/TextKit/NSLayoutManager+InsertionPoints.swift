import CoreText

extension NSLayoutManager {
    /// The places on a character's line before which text can be put in, from the line's left edge, in the text's order.
    func insertionPoints(onLineOf index: Int) -> [(x: CGFloat, index: Int)] {
        guard let line = line(of: index, nil), let text = textStorage?.string else { return [] }
        let content = NSString(string: text)
        var points: [(CGFloat, Int)] = []
        var place = line.range.location
        let end = line.range.location + line.range.length
        while place < end {
            points.append((location(forGlyphAt: place).x, place))
            let character = content.rangeOfComposedCharacterSequence(at: place)
            place = max(place + 1, character.location + character.length)
        }
        return points
    }

    /// The stretch around a character, on its line, without tabs and attachments but itself.
    func evenRange(around index: Int) -> NSRange {
        guard let line = line(of: index, nil), let text = textStorage?.string else {
            return NSRange(location: NSNotFound, length: 0)
        }
        let content = NSString(string: text)
        let breaks: Set<unichar> = [0x09, unichar(NSTextAttachment.character)]
        if breaks.contains(content.character(at: index)) { return NSRange(location: index, length: 1) }
        var (start, end) = (index, index + 1)
        while start > line.range.location, !breaks.contains(content.character(at: start - 1)) { start -= 1 }
        while end < line.range.location + line.range.length, !breaks.contains(content.character(at: end)) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    func sizeOfAttachment(at index: Int) -> CGSize {
        guard let textStorage, isValidGlyphIndex(index),
            textStorage.attribute(.attachment, at: index, effectiveRange: nil) is NSTextAttachment,
            let container = textContainer(forGlyphAt: index, effectiveRange: nil)
        else { return CGSize(width: -1, height: -1) }
        let attachment = textStorage.attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment
        return attachment?.attachmentBounds(
            for: container,
            proposedLineFragment: lineFragmentRect(forGlyphAt: index, effectiveRange: nil),
            glyphPosition: location(forGlyphAt: index),
            characterIndex: index
        ).size ?? .zero
    }

    /// Has each stretch of one background color filled.
    ///
    /// - Parameter origin: The container's top left corner in the context's space.
    func fillBackgrounds(of range: NSRange, at origin: CGPoint) {
        guard let textStorage, range.length > 0 else { return }
        textStorage.enumerateAttribute(.backgroundColor, in: range, options: []) { value, part, _ in
            guard let color = value as? UIColor,
                let container = textContainer(forGlyphAt: part.location, effectiveRange: nil)
            else { return }
            let places = rects(of: part, in: container).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            UIGraphicsGetCurrentContext()?.setFillColor(color.cgColor)
            fillBackgroundRectArray(places, count: places.count, forCharacterRange: part, color: color)
        }
    }
}
