import CoreText

extension NSTextLayoutManager: TextLineSource {
    // MARK: Changes
    func invalidateLines() { known = nil }

    func didMove(to manager: NSTextContentManager?) {
        textContentManager = manager
        contentDidChange()
    }

    /// Called when any part of the content may be another one.
    func contentDidChange() {
        invalidateLines()
        owner?.textDidChangeLayout()
    }

    /// Called at once for each change of a storage, as the text view's selection goes along.
    func storageDidChange(_ actions: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
        invalidateLines()
        if actions.contains(.editedCharacters) { rendering.follow(range, delta: delta) }
        owner?.textStorageDidChange(actions, range, delta)
    }

    func forgetFragments(in range: NSTextRange) {
        for (element, fragment) in fragments where fragment.rangeInElement.intersection(range) != nil {
            fragments[element] = nil
        }
        invalidateLines()
        owner?.textDidChangeLayout()
    }

    // MARK: Places as numbers
    /// UTF-16 units from the document's start.
    func offset(of location: any NSTextLocation) -> Int { offset(from: documentRange.location, to: location) }

    func location(at offset: Int) -> any NSTextLocation {
        location(documentRange.location, offsetBy: offset) ?? documentRange.endLocation
    }

    func nsRange(of range: NSTextRange) -> NSRange {
        let start = offset(of: range.location)
        return NSRange(location: start, length: max(0, offset(of: range.endLocation) - start))
    }

    func textRange(_ range: NSRange) -> NSTextRange {
        NSTextRange(from: location(at: range.location), to: location(at: range.location + range.length))
    }

    // MARK: The pass
    func laidOut(in container: NSTextContainer) -> LaidOutText? {
        container === textContainer ? pass()?.text : nil
    }

    /// The elements on their lines; nil without content or container.
    func pass() -> TextLayoutPass? {
        guard let textContentManager, let textContainer else { return nil }
        let key = LaidOutText.Key([textContainer], direction: owner.layoutDirection)
        if let known, known.key == key { return known }
        var elements: [NSTextElement] = []
        _ = textContentManager.enumerateTextElements(from: nil, options: []) {
            elements.append($0)
            return true
        }
        let (content, pieces) = gather(elements)
        var converter = owner?.textConverter ?? AttributedTextConverter(traits: .current)
        converter.container = textContainer
        converter.attachmentBounds = { [weak self] values, attachment, line, place in
            MainActor.assumeIsolated {
                self?.bounds(of: attachment, values, line: line, at: place) ?? attachment.bounds
            }
        }
        let whole = owner?.completed(content) ?? content
        var text = textContainer.lay(
            padded(whole, pieces),
            from: 0,
            by: converter,
            direction: owner.layoutDirection,
            hyphenation: (usesHyphenation, 0)
        )
        text.shownPlaces = shownPlaces(pieces, of: nsRange(of: documentRange).length)
        var pass = TextLayoutPass(key: key, text: text, content: whole, pieces: pieces)
        place(&pass)
        known = pass
        return pass
    }

    /// The elements' text in one, with the fragment of each.
    private func gather(_ elements: [NSTextElement]) -> (NSAttributedString, [TextLayoutPass.Piece]) {
        let content = NSMutableAttributedString(string: "")
        var pieces: [TextLayoutPass.Piece] = []
        var kept: [ObjectIdentifier: NSTextLayoutFragment] = [:]
        for element in elements {
            guard let range = element.elementRange, let paragraph = element as? NSTextParagraph else { continue }
            let fragment = fragments[ObjectIdentifier(element)] ?? makeFragment(of: element, in: range)
            kept[ObjectIdentifier(element)] = fragment
            let start = content.length
            content.append(paragraph.attributedString)
            pieces.append(
                TextLayoutPass.Piece(
                    fragment: fragment,
                    range: nsRange(of: range),
                    shown: start..<content.length,
                    lines: 0..<0
                )
            )
        }
        fragments = kept
        return (content, pieces)
    }

    private func makeFragment(of element: NSTextElement, in range: NSTextRange) -> NSTextLayoutFragment {
        let fragment =
            delegate?.textLayoutManager(self, textLayoutFragmentFor: range.location, in: element)
            ?? NSTextLayoutFragment(textElement: element, range: range)
        fragment.textLayoutManager = self
        return fragment
    }

    /// Paragraphs are narrower by their fragments' padding.
    private func padded(_ text: NSAttributedString, _ pieces: [TextLayoutPass.Piece]) -> NSAttributedString {
        let narrow = pieces.filter { $0.fragment.leadingPadding != 0 || $0.fragment.trailingPadding != 0 }
        guard !narrow.isEmpty else { return text }
        let text = NSMutableAttributedString(attributedString: text)
        for piece in narrow where !piece.shown.isEmpty {
            let (leading, trailing) = (piece.fragment.leadingPadding, piece.fragment.trailingPadding)
            let range = NSRange(location: piece.shown.lowerBound, length: piece.shown.count)
            let known = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(known as? NSParagraphStyle ?? owner?.textConverter.paragraphStyle ?? .default)
            style.firstLineHeadIndent += leading
            style.headIndent += leading
            // A positive tail indent counts from the leading edge, and stays where it is.
            if style.tailIndent <= 0 { style.tailIndent -= trailing }
            text.addAttribute(.paragraphStyle, value: style, range: range)
        }
        return text
    }

    /// Nil where every element is shown.
    private func shownPlaces(_ pieces: [TextLayoutPass.Piece], of length: Int) -> [Int]? {
        guard
            pieces.contains(where: { $0.range.location != $0.shown.lowerBound })
                || (pieces.last?.shown.upperBound ?? 0) != length
        else { return nil }
        var places = [Int](repeating: 0, count: length + 1)
        var (piece, last) = (0, 0)
        for index in 0...length {
            while piece < pieces.count, index >= pieces[piece].range.location + pieces[piece].range.length {
                last = pieces[piece].shown.upperBound
                piece += 1
            }
            let isInside = piece < pieces.count && index >= pieces[piece].range.location
            places[index] = isInside ? pieces[piece].shown.lowerBound + index - pieces[piece].range.location : last
        }
        return places
    }

    /// Gives the fragments their lines and frames.
    private func place(_ pass: inout TextLayoutPass) {
        let lines = pass.text.layout.lines
        var line = 0
        var gaps: [Int: CGFloat] = [:]
        var below: CGFloat = 0
        for index in pass.pieces.indices {
            let piece = pass.pieces[index]
            let first = line
            let isLast = index == pass.pieces.count - 1
            // The empty line behind a separator at the text's end belongs to the last fragment.
            while line < lines.count, lines[line].range.lowerBound < piece.shown.upperBound || isLast { line += 1 }
            pass.pieces[index].lines = first..<line
            if first < line { gaps[first] = below + piece.fragment.topMargin }
            below = piece.fragment.bottomMargin
        }
        if gaps.values.contains(where: { $0 != 0 }) || below != 0 {
            pass.text.layout = pass.text.layout.spaced(gaps, bottom: below)
        }
        var top: CGFloat = 0
        for piece in pass.pieces {
            let fragment = piece.fragment
            let lines = pass.text.layout.lines[piece.lines]
            top = lines.first.map { $0.origin.y - fragment.topMargin } ?? top
            let bottom = lines.map { $0.origin.y + $0.height }.max().map { $0 + fragment.bottomMargin } ?? top
            fragment.place(
                at: CGRect(
                    x: pass.text.origin.x,
                    y: top,
                    width: lines.map { $0.origin.x + $0.width }.max() ?? 0,
                    height: bottom - top
                ),
                range: textRange(piece.range),
                lines: lines.map { NSTextLineFragment($0, of: piece, frameTop: top) },
                isLaidOut: !lines.isEmpty || piece.shown.isEmpty
            )
            top = bottom
        }
    }

    // MARK: Answers
    var laidOutFragments: [NSTextLayoutFragment] { pass()?.pieces.map(\.fragment) ?? [] }

    func fragment(at offset: Int) -> NSTextLayoutFragment? {
        guard let pass = pass() else { return nil }
        let piece = pass.pieces.first { $0.range.location <= offset && offset < $0.range.location + $0.range.length }
        if let piece { return piece.fragment }
        return pass.pieces.last.flatMap { $0.range.location + $0.range.length == offset ? $0.fragment : nil }
    }

    var usedRoom: CGRect {
        guard let pass = pass() else { return .zero }
        let layout = pass.text.layout
        let box = layout.boundingRect
        guard !box.isNull else { return .zero }
        let left = layout.options.width.isFinite ? box.minX : 0
        return CGRect(
            x: left,
            y: 0,
            width: box.maxX - left + 2 * pass.text.container.lineFragmentPadding,
            height: layout.size.height
        )
    }

    func forEachFragment(
        from location: (any NSTextLocation)?,
        _ options: NSTextLayoutFragment.EnumerationOptions,
        _ block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        guard let pass = pass() else { return nil }
        let isReverse = options.contains(.reverse)
        let start = location.map { offset(of: $0) }
        var last: (any NSTextLocation)?
        for (index, piece) in isReverse ? pass.pieces.enumerated().reversed() : Array(pass.pieces.enumerated()) {
            if let start {
                let end = piece.range.location + piece.range.length
                let isLast = index == pass.pieces.count - 1
                let isPassed = isReverse ? piece.range.location >= start : end <= start && !(isLast && end == start)
                if isPassed { continue }
            }
            let range = piece.fragment.rangeInElement
            last = isReverse ? range.location : range.endLocation
            if !block(piece.fragment) { break }
        }
        return last
    }
}
