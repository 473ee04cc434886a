import CoreText

extension NSTextLayoutManager {
    /// The characters of the document, or what stands for it, as they are laid out.
    private var characters: NSString { NSString(string: documentText) }

    /// As long as the document's range.
    var documentText: String {
        if let storage = (textContentManager as? NSTextContentStorage)?.textStorage { return storage.string }
        return pass()?.content.string ?? ""
    }

    private func range(_ start: Int, _ end: Int) -> NSRange {
        NSRange(location: start, length: max(0, end - start))
    }

    /// The unit around a place; nil where there is none.
    func unit(_ granularity: NSTextSelection.Granularity, at index: Int) -> NSRange? {
        let text = characters
        guard index >= 0, index <= text.length else { return nil }
        switch granularity {
        case .character:
            guard index < text.length else { return range(index, index) }
            return text.rangeOfComposedCharacterSequence(at: index)
        case .paragraph: return text.paragraphRange(for: range(index, index))
        case .line: return line(at: index)?.range
        case .word: return boundaries(.word, around: index)
        case .sentence: return boundaries(.sentence, around: index)
        }
    }

    private func boundaries(_ kind: TextBoundaries, around index: Int) -> NSRange? {
        var start = 0
        var last: NSRange?
        for boundary in kind.all(in: Array(documentText.utf16)) {
            last = range(start, boundary.index)
            if index < boundary.index { return last }
            start = boundary.index
        }
        return last
    }

    /// The line that holds a place, in the layout and in the document.
    func line(at index: Int) -> (line: TextLine, number: Int, range: NSRange)? {
        guard let pass = pass(), let number = pass.text.layout.lineIndex(at: pass.shown(index)) else { return nil }
        let line = pass.text.layout.lines[number]
        return (line, number, pass.document(line.range))
    }

    func lineRange(at point: CGPoint) -> NSRange? {
        guard let pass = pass() else { return nil }
        let line = pass.text.layout.lines.first { $0.origin.y <= point.y && point.y < $0.origin.y + $0.height }
        return line.map { pass.document($0.range) }
    }

    func writingDirection(at index: Int) -> NSTextSelectionNavigation.WritingDirection {
        line(at: index)?.line.isRightToLeft == true ? .rightToLeft : .leftToRight
    }

    /// The place nearest to a point.
    func index(at point: CGPoint) -> Int {
        guard let pass = pass(), nsRange(of: documentRange).length > 0 else { return 0 }
        let origin = pass.text.origin
        return pass.document(pass.text.layout.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
    }

    /// Where a caret stands, from the container's left.
    func caretOffset(at index: Int) -> CGFloat {
        guard let pass = pass() else { return 0 }
        return pass.text.layout.caretRect(at: pass.shown(index)).minX + pass.text.origin.x
    }

    /// The place on a neighboring line that lies under a distance from the container's left; nil beyond the lines.
    func index(_ lines: Int, linesFrom index: Int, x: CGFloat) -> Int? {
        guard let pass = pass(), let line = line(at: index) else { return nil }
        let target = line.number + lines
        guard pass.text.layout.lines.indices.contains(target) else { return nil }
        let place = pass.text.layout.lines[target]
        let point = CGPoint(x: x - pass.text.origin.x, y: place.origin.y + place.height / 2)
        return pass.document(pass.text.layout.index(at: point))
    }

    func forEachCaret(
        onLineAt index: Int,
        _ block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let line = line(at: index) else { return }
        let text = characters
        var edges: [(x: CGFloat, index: Int, isLeading: Bool)] = []
        var place = line.range.location
        let end = line.range.location + line.range.length
        while place < end {
            let character = text.rangeOfComposedCharacterSequence(at: place)
            let next = character.location + character.length
            edges.append((caretOffset(at: place), place, true))
            let isSeparator = [0x0A, 0x0D, 0x2028, 0x2029].contains(text.character(at: place))
            if !isSeparator {
                // The end of the line's last character, not the beginning of the next line.
                let box = pass()?.text.layout.rects(for: (pass()?.shown(place) ?? 0)..<(pass()?.shown(next) ?? 0)).first
                let left = pass()?.text.origin.x ?? 0
                if let box { edges.append(((line.line.isRightToLeft ? box.minX : box.maxX) + left, place, false)) }
            }
            place = max(place + 1, next)
        }
        if edges.isEmpty { edges.append((caretOffset(at: line.range.location), line.range.location, true)) }
        var stops: ObjCBool = false
        for edge in edges.sorted(by: { $0.x < $1.x }) {
            block(edge.x, location(at: edge.index), edge.isLeading, &stops)
            if stops.boolValue { return }
        }
    }

    func forEachSubstring(
        from location: any NSTextLocation,
        _ options: NSString.EnumerationOptions,
        _ block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let text = characters
        let isReverse = options.contains(.reverse)
        // The low bits name the unit.
        let kind = options.rawValue & 0xFF
        var place = min(offset(of: location), text.length)
        var stops: ObjCBool = false
        while !stops.boolValue, isReverse ? place > 0 : place < text.length {
            guard let unit = unit(Self.granularities[kind] ?? .character, at: isReverse ? place - 1 : place) else {
                return
            }
            place = isReverse ? min(place - 1, unit.location) : max(place + 1, unit.location + unit.length)
            let part = content(of: unit, kind: kind, in: text)
            let string = text.substring(with: part)
            let isBetweenWords = kind == Self.words && !string.contains { $0.isLetter || $0.isNumber }
            guard !isBetweenWords else { continue }
            let found = options.contains(.substringNotRequired) ? nil : string
            block(found, textRange(part), textRange(unit), &stops)
        }
    }

    private static let words: UInt = 3
    private static let granularities: [UInt: NSTextSelection.Granularity] = [
        0: .paragraph, 1: .paragraph, 2: .character, words: .word, 4: .sentence,
    ]

    /// Paragraphs are told without their separators.
    private func content(of unit: NSRange, kind: UInt, in text: NSString) -> NSRange {
        guard Self.granularities[kind] == .paragraph else { return unit }
        var end = unit.location + unit.length
        while end > unit.location, [0x0A, 0x0D, 0x2029].contains(text.character(at: end - 1)) { end -= 1 }
        return range(unit.location, end)
    }
}
