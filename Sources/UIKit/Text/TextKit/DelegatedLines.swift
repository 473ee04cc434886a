import CoreText

/// Asks a layout manager's delegate, and a subclass of an app's, about the lines of one container (TX-6, TX-26).
@MainActor
struct DelegatedLines: LineArranging {
    let manager: NSLayoutManager
    let container: NSTextContainer
    /// Where the container's text begins in the whole.
    let start: Int

    nonisolated func length(of gap: LineGap, at place: Int, line: CGRect, usual: CGFloat) -> CGFloat {
        MainActor.assumeIsolated { length(of: gap, at: start + place, inContainer(line), usual) }
    }

    private func length(of gap: LineGap, at index: Int, _ rect: CGRect, _ usual: CGFloat) -> CGFloat {
        guard let delegate = manager.delegate else { return usual }
        return switch gap {
        case .afterLine:
            delegate.layoutManager(manager, lineSpacingAfterGlyphAt: index, withProposedLineFragmentRect: rect)
        case .beforeParagraph:
            delegate.layoutManager(manager, paragraphSpacingBeforeGlyphAt: index, withProposedLineFragmentRect: rect)
        case .afterParagraph:
            delegate.layoutManager(manager, paragraphSpacingAfterGlyphAt: index, withProposedLineFragmentRect: rect)
        }
    }

    nonisolated func allowsBreak(before place: Int, isHyphenated: Bool) -> Bool {
        MainActor.assumeIsolated {
            guard let delegate = manager.delegate else { return true }
            return isHyphenated
                ? delegate.layoutManager(manager, shouldBreakLineByHyphenatingBeforeCharacterAt: start + place)
                : delegate.layoutManager(manager, shouldBreakLineByWordBeforeCharacterAt: start + place)
        }
    }

    nonisolated func arrange(_ line: inout TextLine, in room: CGRect) -> Bool {
        let proposed = line
        guard let changed = MainActor.assumeIsolated({ arranged(proposed, in: room) }) else { return false }
        line = changed
        return true
    }

    private func arranged(_ line: TextLine, in room: CGRect) -> TextLine? {
        let padding = container.lineFragmentPadding
        var rect = inContainer(room)
        var used = rect
        used.size.width = min(rect.width, line.width + 2 * padding)
        var baseline = line.ascent
        let glyphs = NSRange(location: start + line.range.lowerBound, length: line.range.count)
        var isChanged =
            manager.delegate?.layoutManager(
                manager,
                shouldSetLineFragmentRect: &rect,
                lineFragmentUsedRect: &used,
                baselineOffset: &baseline,
                in: container,
                forGlyphRange: glyphs
            ) ?? false
        if manager.isOfApp {
            manager.setLine = nil
            manager.setLineFragmentRect(rect, forGlyphRange: glyphs, usedRect: used)
            if let set = manager.setLine, set != rect { (rect, isChanged) = (set, true) }
        }
        guard isChanged, rect.minY.isFinite, rect.height.isFinite, baseline.isFinite else { return nil }
        var line = line
        line.origin.y = rect.minY
        (line.ascent, line.descent) = (baseline, rect.height - baseline)
        return line
    }

    /// Lines count from the container's padding.
    private func inContainer(_ rect: CGRect) -> CGRect {
        CGRect(
            x: 0,
            y: rect.minY,
            width: rect.width + 2 * container.lineFragmentPadding,
            height: rect.height
        )
    }
}
