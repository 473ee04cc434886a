import CoreText

extension NSTextContainer {
    /// Asks the container for each line's room; nil where it can't answer otherwise than its size and paths say.
    ///
    /// - Parameter start: Where the container's text begins in the whole.
    func shape(from start: Int) -> (any LineShape)? {
        // Speed: a plain container's lines need no calls.
        type(of: self) == NSTextContainer.self ? nil : ContainerShape(container: self, start: start)
    }

    func freeRoom(
        in proposed: CGRect,
        isRightToLeft: Bool,
        _ remaining: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remaining?.pointee = .zero
        let width = size.width > 0 ? size.width : proposed.maxX
        let (left, right) = (max(0, proposed.minX), min(width, proposed.maxX))
        let isBelow = size.height > 0 && proposed.minY >= size.height
        guard right > left, !isBelow else { return .zero }
        // Paths are kept in the space of the lines, which begins behind the padding and ends before it.
        let padding = 2 * lineFragmentPadding
        let parts = exclusions.free(
            from: Double(proposed.minY),
            to: Double(proposed.minY) + max(1, Double(proposed.height)),
            width: max(0, Double(width - padding))
        )
        let rooms = parts.compactMap { part -> CGRect? in
            let (from, end) = (max(left, CGFloat(part.lowerBound)), min(right - padding, CGFloat(part.upperBound)))
            guard end > from else { return nil }
            return CGRect(x: from, y: proposed.minY, width: end + padding - from, height: proposed.height)
        }
        guard let room = isRightToLeft ? rooms.last : rooms.first else { return .zero }
        if rooms.count > 1 {
            let (from, to) = isRightToLeft ? (left, rooms[rooms.count - 2].maxX) : (rooms[1].minX, right)
            remaining?.pointee = CGRect(x: from, y: proposed.minY, width: to - from, height: proposed.height)
        }
        return room
    }
}

/// Asks a container of an app's own class for the room of lines (TX-9).
@MainActor
private struct ContainerShape: LineShape {
    let container: NSTextContainer
    let start: Int

    nonisolated func room(
        in proposed: CGRect,
        at index: Int,
        isRightToLeft: Bool
    ) -> (room: CGRect, remaining: CGRect) {
        MainActor.assumeIsolated { answer(proposed, at: index, isRightToLeft) }
    }

    private func answer(_ proposed: CGRect, at index: Int, _ isRightToLeft: Bool) -> (room: CGRect, remaining: CGRect) {
        let padding = container.lineFragmentPadding
        // The layout begins behind the container's padding, and ends before it.
        let row = CGRect(
            x: proposed.minX,
            y: proposed.minY,
            width: proposed.width + 2 * padding,
            height: proposed.height
        )
        var remaining = CGRect.zero
        let room = container.lineFragmentRect(
            forProposedRect: row,
            at: start + index,
            writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
            remaining: &remaining
        )
        return (inLayout(room), inLayout(remaining))
    }

    private func inLayout(_ rect: CGRect) -> CGRect {
        let width = rect.width - 2 * container.lineFragmentPadding
        guard !rect.isNull, width > 0 else { return .zero }
        return CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
    }
}
