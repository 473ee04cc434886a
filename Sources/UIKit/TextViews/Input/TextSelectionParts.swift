import QuartzCore

/// The caret, the highlight and the handles of a text that is edited.
@MainActor
final class TextSelectionParts {
    let caret = ControlPart(frame: .zero)
    /// Holds highlight and marked text; lies behind the text, in the same space.
    let back = ControlPart(frame: .zero)
    /// Holds the handles; lies above the text, in the same space.
    let front = ControlPart(frame: .zero)
    private var highlights: [ControlPart] = []
    private var marks: [ControlPart] = []
    private var handles: [ControlPart] = []
    private var found: [ControlPart] = []
    private var blink: EventLoop.Token?

    /// The share of the tint color in the highlight.
    private static let highlightAlpha: CGFloat = 0.2
    /// Of a handle's dot, in points.
    private static let handleDiameter: CGFloat = 10
    private static let handleWidth: CGFloat = 2
    /// Seconds that the caret is seen, and then not.
    private static let blinkTime = 0.5

    // MARK: Caret

    /// The tint, or the system's own color where nobody chose a tint.
    static func caretColor(tint: UIColor) -> UIColor {
        guard let own = TextInputLook.current.caret, tint == .tintColor || tint == .systemBlue else { return tint }
        return own.color
    }

    /// Shows the caret, and begins to blink anew where it moved.
    func showCaret(at frame: CGRect, color: UIColor) {
        let isMoved = caret.isHidden || caret.frame != frame
        caret.isHidden = false
        caret.show(color, frame: frame, radius: 1)
        if isMoved || blink == nil { restartBlinking() }
    }

    func hideCaret() {
        caret.isHidden = true
        stopBlinking()
    }

    private func restartBlinking() {
        stopBlinking()
        caret.alpha = 1
        guard caret.window != nil else { return }
        scheduleBlink()
    }

    private func scheduleBlink() {
        blink = EventLoop.main.schedule(after: Self.blinkTime) { [weak self] in
            guard let self else { return }
            blink = nil
            guard !caret.isHidden, caret.window != nil else { return }
            UIView.performWithoutAnimation { self.caret.alpha = self.caret.alpha > 0 ? 0 : 1 }
            scheduleBlink()
        }
    }

    private func stopBlinking() {
        if let blink { EventLoop.main.cancel(blink) }
        blink = nil
    }

    // MARK: Selection

    /// Shows boxes behind the selected text, with handles at both ends.
    func showHighlight(_ rects: [CGRect], color: UIColor, hasHandles: Bool) {
        show(rects, in: back, &highlights) { part, rect in
            part.show(color.withAlphaComponent(Self.highlightAlpha), frame: rect, radius: 0)
        }
        var boxes: [CGRect] = []
        var radii: [CGFloat] = []
        if hasHandles, let first = rects.first, let last = rects.last {
            let (width, dot) = (Self.handleWidth, Self.handleDiameter)
            boxes = [
                CGRect(x: first.minX - width, y: first.minY, width: width, height: first.height),
                CGRect(x: last.maxX, y: last.minY, width: width, height: last.height),
                CGRect(x: first.minX - width / 2 - dot / 2, y: first.minY - dot, width: dot, height: dot),
                CGRect(x: last.maxX + width / 2 - dot / 2, y: last.maxY, width: dot, height: dot),
            ]
            radii = [0, 0, dot / 2, dot / 2]
        }
        var index = 0
        show(boxes, in: front, &handles) { part, rect in
            part.show(color, frame: rect, radius: radii[index])
            index += 1
        }
    }

    /// Shows what an input method is still composing.
    func showMarked(_ rects: [CGRect], color: UIColor) {
        show(rects, in: back, &marks) { part, rect in
            part.show(color.withAlphaComponent(Self.highlightAlpha / 2), frame: rect, radius: 0)
        }
    }

    /// Shows boxes behind what was found.
    ///
    /// - Parameter color: Of a box, by its number.
    func showFound(_ rects: [CGRect], color: (Int) -> UIColor) {
        var index = 0
        show(rects, in: back, &found) { part, rect in
            part.show(color(index), frame: rect.insetBy(dx: -1, dy: 0), radius: Self.foundRadius)
            index += 1
        }
    }

    /// Of a found text's box, in points.
    private static let foundRadius: CGFloat = 3

    private func show(
        _ rects: [CGRect],
        in parent: UIView,
        _ parts: inout [ControlPart],
        _ look: (ControlPart, CGRect) -> Void
    ) {
        while parts.count < rects.count {
            let part = ControlPart(frame: .zero)
            parent.addSubview(part)
            parts.append(part)
        }
        for (index, part) in parts.enumerated() {
            part.isHidden = index >= rects.count
            if index < rects.count { look(part, rects[index]) }
        }
    }
}
