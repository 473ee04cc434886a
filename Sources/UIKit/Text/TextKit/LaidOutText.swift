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
    }

    var container: NSTextContainer
    var layout: TextLayout
    /// By the ids of the layout's attachments.
    var attachments: [NSTextAttachment]
    /// UTF-16 units of the storage: where the layout's text begins, and where what stands on lines ends.
    var start: Int
    var end: Int

    /// From the container's top left corner to the layout's.
    var origin: CGPoint { CGPoint(x: container.lineFragmentPadding, y: 0) }
}

extension NSLayoutManager {
    func invalidateLines() { known = nil }

    private var direction: LayoutDirection {
        owner?.textDirection
            ?? (UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    private func room(of container: NSTextContainer) -> CGSize {
        let width = container.size.width > 0 ? container.size.width - 2 * container.lineFragmentPadding : .infinity
        // The greatest number stands for no limit.
        let limit = CGFloat(1e7)
        return CGSize(
            width: width < limit ? max(1, width) : .infinity,
            height: container.size.height > 0 && container.size.height < limit ? container.size.height : .infinity
        )
    }

    /// The containers with their text.
    func laidOut() -> [LaidOutText] {
        guard let textStorage, !textContainers.isEmpty else { return [] }
        let key = LaidOutText.Key(
            rooms: textContainers.map(room),
            exclusions: textContainers.map(\.exclusions),
            lines: textContainers.map(\.maximumNumberOfLines),
            modes: textContainers.map(\.lineBreakMode.rawValue),
            direction: direction,
            era: HostEra.current
        )
        if let known, known.key == key { return known.texts }
        let converter = owner?.textConverter ?? AttributedTextConverter(traits: .current)
        var whole = textStorage.snapshot(of: NSRange(location: 0, length: textStorage.length))
        if let owner { whole = owner.completed(whole) }
        var texts: [LaidOutText] = []
        var start = 0
        for container in textContainers {
            let rest =
                start == 0
                ? whole : whole.attributedSubstring(from: NSRange(location: start, length: whole.length - start))
            let text = lay(rest, from: start, in: container, by: converter)
            start = text.end
            texts.append(text)
        }
        known = (key, texts)
        let isWhole = start >= whole.length
        delegate?.layoutManager(self, didCompleteLayoutFor: isWhole ? texts.last?.container : nil, atEnd: isWhole)
        return texts
    }

    private func lay(
        _ text: NSAttributedString,
        from start: Int,
        in container: NSTextContainer,
        by converter: AttributedTextConverter
    ) -> LaidOutText {
        let (converted, attachments) = converter.convert(text)
        let room = room(of: container)
        var options = TextLayoutOptions(
            width: room.width,
            height: room.height,
            maximumNumberOfLines: container.maximumNumberOfLines,
            truncation: container.maximumNumberOfLines > 0
                ? LineBreakMode(rawValue: container.lineBreakMode.rawValue) : nil,
            layoutDirection: direction,
            era: HostEra.current
        )
        options.exclusions = container.exclusions
        var layout = TextLayout(converted, options: options)
        // A container's first line has to fit as well.
        if room.height.isFinite, let first = layout.lines.first, first.height > room.height + 0.34, start > 0 {
            layout = TextLayout(AttributedText("", attributes: converted.typingAttributes), options: options)
        }
        return LaidOutText(
            container: container,
            layout: layout,
            attachments: attachments,
            start: start,
            end: start + (layout.lines.last?.range.upperBound ?? 0)
        )
    }
}
