import CoreText
import Platform

/// What stands in one container.
@MainActor
struct LaidOutText {
    /// What lines depend on beside the text.
    struct Key: Hashable {
        var rooms: [CGSize]
        var exclusions: [TextExclusions]
        var lines: [Int]
        var modes: [Int]
        var direction: LayoutDirection
        var era: Era

        @MainActor
        init(_ containers: [NSTextContainer], direction: LayoutDirection) {
            rooms = containers.map(\.layoutRoom)
            exclusions = containers.map(\.exclusions)
            lines = containers.map(\.maximumNumberOfLines)
            modes = containers.map(\.lineBreakMode.rawValue)
            self.direction = direction
            era = HostEra.current
        }
    }

    var container: NSTextContainer
    var layout: TextLayout
    /// By the ids of the layout's attachments.
    var attachments: [NSTextAttachment]
    /// UTF-16 units of the storage: where the layout's text begins, and where what stands on lines ends.
    var start: Int
    var end: Int
    /// For each place in the text the place in the layout, where some elements aren't shown; nil: the same.
    var shownPlaces: [Int]?

    /// From the container's top left corner to the layout's.
    var origin: CGPoint { CGPoint(x: container.lineFragmentPadding, y: 0) }
}

extension NSTextContainer {
    /// Points; infinite where there is no limit.
    fileprivate var layoutRoom: CGSize {
        let width = size.width > 0 ? size.width - 2 * lineFragmentPadding : .infinity
        // The greatest number stands for no limit.
        let limit = CGFloat(1e7)
        return CGSize(
            width: width < limit ? max(1, width) : .infinity,
            height: size.height > 0 && size.height < limit ? size.height : .infinity
        )
    }

    /// What a text, or what is left of it, looks like in the container: the one way for both generations of managers.
    ///
    /// - Parameters:
    ///   - start: Of the text, in UTF-16 units of the whole.
    ///   - hyphenation: Whether lines may end in the middle of words, and the factor of paragraphs that have none.
    ///   - arranging: Decides about lines in place of the text's styles.
    func lay(
        _ text: NSAttributedString,
        from start: Int,
        by converter: AttributedTextConverter,
        direction: LayoutDirection,
        hyphenation: (isAllowed: Bool, factor: CGFloat),
        arranging: (any LineArranging)? = nil
    ) -> LaidOutText {
        let (converted, attachments) = converter.convert(text)
        let room = layoutRoom
        var options = TextLayoutOptions(
            width: room.width,
            height: room.height,
            maximumNumberOfLines: maximumNumberOfLines,
            truncation: maximumNumberOfLines > 0 ? LineBreakMode(rawValue: lineBreakMode.rawValue) : nil,
            layoutDirection: direction,
            era: HostEra.current
        )
        options.exclusions = exclusions
        options.allowsHyphenation = hyphenation.isAllowed
        options.hyphenationFactor = hyphenation.factor
        var layout = TextLayout(converted, options: options, arranging: arranging, shape: shape(from: start))
        // A container's first line has to fit as well.
        if room.height.isFinite, let first = layout.lines.first, first.height > room.height + 0.34, start > 0 {
            layout = TextLayout(AttributedText("", attributes: converted.typingAttributes), options: options)
        }
        return LaidOutText(
            container: self,
            layout: layout,
            attachments: attachments,
            start: start,
            end: start + (layout.lines.last?.range.upperBound ?? 0)
        )
    }
}

extension Optional where Wrapped == any LaidOutTextOwner {
    /// Where natural alignment begins: as the view says or, without one, the traits.
    @MainActor
    var layoutDirection: LayoutDirection {
        self?.textDirection
            ?? (UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}

extension NSLayoutManager: TextLineSource {
    func invalidateLines() {
        guard known != nil else { return }
        known = nil
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// The containers with their text.
    func laidOut() -> [LaidOutText] {
        guard let textStorage, !textContainers.isEmpty else { return [] }
        let direction = owner.layoutDirection
        let key = LaidOutText.Key(textContainers, direction: direction)
        if let known, known.key == key { return known.texts }
        var converter = owner?.textConverter ?? AttributedTextConverter(traits: .current)
        var whole = textStorage.snapshot(of: NSRange(location: 0, length: textStorage.length))
        if let owner { whole = owner.completed(whole) }
        var texts: [LaidOutText] = []
        var start = 0
        for container in textContainers {
            if start > 0 {
                // Items are counted on from container to container.
                converter.listMarkers = ListMarkers(of: whole, standard: converter.paragraphStyle).markers(from: start)
            }
            let rest =
                start == 0
                ? whole : whole.attributedSubstring(from: NSRange(location: start, length: whole.length - start))
            let lines = DelegatedLines(manager: self, container: container, start: start)
            let text = container.lay(
                rest,
                from: start,
                by: converter,
                direction: direction,
                hyphenation: (true, usesDefaultHyphenation ? 1 : hyphenationFactor),
                arranging: delegate != nil || isOfApp ? lines : nil
            )
            start = text.end
            texts.append(text)
        }
        known = (key, texts)
        let isWhole = start >= whole.length
        delegate?.layoutManager(self, didCompleteLayoutFor: isWhole ? texts.last?.container : nil, atEnd: isWhole)
        return texts
    }

    func drawText(of container: NSTextContainer, at origin: CGPoint) {
        let range = glyphRange(for: container)
        guard range.length > 0 else { return }
        drawBackground(forGlyphRange: range, at: origin)
        drawGlyphs(forGlyphRange: range, at: origin)
    }
}
