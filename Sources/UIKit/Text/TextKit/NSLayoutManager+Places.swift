import CoreText

extension NSLayoutManager {
    /// A line in its container's space.
    struct Fragment {
        var container: NSTextContainer
        /// As wide as the container.
        var rect: CGRect
        /// Around the glyphs, padding included.
        var usedRect: CGRect
        /// UTF-16 units of the storage.
        var range: NSRange
        /// From `rect`'s top.
        var ascent: CGFloat
    }

    func laidOut(in container: NSTextContainer) -> LaidOutText? {
        laidOut().first { $0.container === container }
    }

    private func laidOut(holding index: Int) -> LaidOutText? {
        let texts = laidOut()
        return texts.first { index >= $0.start && index < $0.end }
            ?? texts.last { index == $0.end && $0.end == numberOfGlyphs }
    }

    func laidOutRange(of container: NSTextContainer) -> NSRange {
        guard let text = laidOut(in: container) else { return NSRange(location: 0, length: 0) }
        return NSRange(location: text.start, length: text.end - text.start)
    }

    func container(of index: Int, _ effective: UnsafeMutablePointer<NSRange>?) -> NSTextContainer? {
        guard let text = laidOut(holding: index) else { return nil }
        effective?.pointee = NSRange(location: text.start, length: text.end - text.start)
        return text.container
    }

    func usedRoom(of container: NSTextContainer) -> CGRect {
        guard let text = laidOut(in: container) else { return .zero }
        let box = text.layout.boundingRect
        guard !box.isNull else { return .zero }
        let left = text.layout.options.width.isFinite ? box.minX : 0
        return CGRect(
            x: left,
            y: 0,
            width: box.maxX - left + 2 * container.lineFragmentPadding,
            height: text.layout.size.height
        )
    }

    private func fragment(_ line: TextLine, of text: LaidOutText) -> Fragment {
        let padding = text.container.lineFragmentPadding
        let width =
            text.layout.options.width.isFinite
            ? text.layout.options.width + 2 * padding : text.layout.size.width + 2 * padding
        return Fragment(
            container: text.container,
            rect: CGRect(x: 0, y: line.origin.y, width: width, height: line.height),
            usedRect: line.frame.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: 0),
            range: NSRange(location: text.start + line.range.lowerBound, length: line.range.count),
            ascent: line.ascent
        )
    }

    func line(of index: Int, _ effective: UnsafeMutablePointer<NSRange>?) -> Fragment? {
        guard let text = laidOut(holding: index), let line = text.layout.lineIndex(at: index - text.start) else {
            return nil
        }
        let found = fragment(text.layout.lines[line], of: text)
        effective?.pointee = found.range
        return found
    }

    func placeOnLine(of index: Int) -> CGPoint {
        guard let text = laidOut(holding: index), let line = line(of: index, nil) else { return .zero }
        let caret = text.layout.caretRect(at: index - text.start)
        return CGPoint(x: caret.minX + text.origin.x - line.rect.minX, y: line.ascent)
    }

    func rects(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
        guard let text = laidOut(in: container), range.length > 0 else { return [] }
        let lower = range.location - text.start
        return text.layout.rects(for: lower..<lower + range.length).map { $0.offsetBy(dx: text.origin.x, dy: 0) }
    }

    func range(touching bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let text = laidOut(in: container) else { return NSRange(location: 0, length: 0) }
        let lines = text.layout.lines.filter { $0.origin.y < bounds.maxY && $0.origin.y + $0.height > bounds.minY }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: text.start, length: 0) }
        let start = text.start + first.range.lowerBound
        return NSRange(location: start, length: text.start + last.range.upperBound - start)
    }

    func character(at point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
        guard let text = laidOut(in: container) else { return (0, 0) }
        let place = CGPoint(x: point.x - text.origin.x, y: point.y - text.origin.y)
        let (index, fraction) = text.layout.character(at: place)
        return (text.start + index, fraction)
    }

    func forEachLine(
        in range: NSRange,
        _ block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops: ObjCBool = false
        for text in laidOut() {
            for line in text.layout.lines where !line.range.isEmpty {
                let line = fragment(line, of: text)
                let end = line.range.location + line.range.length
                guard line.range.location < range.location + max(1, range.length), end > range.location else {
                    continue
                }
                block(line.rect, line.usedRect, line.container, line.range, &stops)
                if stops.boolValue { return }
            }
        }
    }

    func hiddenRange(at index: Int) -> NSRange {
        guard let text = laidOut(holding: index), let line = text.layout.lineIndex(at: index - text.start),
            let hidden = text.layout.hiddenRange(onLine: line)
        else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(location: text.start + hidden.lowerBound, length: hidden.count)
    }

    var extraLine: Fragment? {
        guard let text = laidOut().last, text.end == numberOfGlyphs, let line = text.layout.lines.last,
            line.range.isEmpty, numberOfGlyphs > 0
        else { return nil }
        return fragment(line, of: text)
    }

    // MARK: Drawing

    func draw(_ range: NSRange, at origin: CGPoint, parts: TextLayout.DrawnParts) {
        guard let context = UIGraphicsGetCurrentContext(), let text = laidOut(holding: range.location) else { return }
        let place = CGPoint(x: origin.x + text.origin.x, y: origin.y + text.origin.y)
        let lower = range.location - text.start
        let drawn = lower..<lower + max(0, range.length)
        // Speed: only classes of apps may draw lines under text in another way.
        let lines = type(of: self) == NSLayoutManager.self ? nil : ManagedDecorations(self, text, origin: origin)
        text.layout.draw(in: context, at: place, parts: parts, range: drawn, decorating: lines)
        guard parts.contains(.glyphs) else { return }
        DrawnText(layout: text.layout, attachments: text.attachments, origin: place).drawAttachments(in: drawn)
    }
}
