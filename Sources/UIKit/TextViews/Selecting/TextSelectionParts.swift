/// The caret, the highlight and the handles of a text that is edited, and what was found in it.
@MainActor
final class TextSelectionParts {
    let caret = TextCursorView(frame: .zero)
    /// Holds highlight and marked text; lies behind the text, in the same space.
    let back = ControlPart(frame: .zero)
    /// Holds the handles; lies above the text, in the same space.
    let front = ControlPart(frame: .zero)
    // Speed: most texts never have any of these.
    private var found: TextHighlightView?
    private var highlight: TextHighlightView?
    private var marked: TextHighlightView?
    /// Those of the selection's start and end.
    private var handles: [TextHandleView] = []

    /// Of a found text's box, in points.
    private static let foundRadius: CGFloat = 3

    /// Shows boxes behind the selected text, with handles at both ends.
    func showHighlight(_ rects: [CGRect], hasHandles: Bool) {
        show(rects, in: &highlight, alpha: TextHighlightView.selectionAlpha)
        guard hasHandles, let first = rects.first, let last = rects.last else {
            for handle in handles { handle.isHidden = true }
            return
        }
        if handles.isEmpty {
            handles = [TextHandleView(direction: .leading), TextHandleView(direction: .trailing)]
            for handle in handles { front.addSubview(handle) }
        }
        handles[0].stand(beside: first)
        handles[1].stand(beside: last)
    }

    /// Shows what an input method is still composing.
    func showMarked(_ rects: [CGRect]) { show(rects, in: &marked, alpha: TextHighlightView.selectionAlpha / 2) }

    /// Shows boxes behind what was found.
    ///
    /// - Parameter color: Of a box, by its number.
    func showFound(_ rects: [CGRect], color: (Int) -> UIColor) {
        guard let view = view(for: rects, in: &found) else { return }
        view.show(rects) { part, rect, index in
            part.show(color(index), frame: rect.insetBy(dx: -1, dy: 0), radius: Self.foundRadius)
        }
    }

    private func show(_ rects: [CGRect], in place: inout TextHighlightView?, alpha: CGFloat) {
        view(for: rects, in: &place)?.show(rects, alpha: alpha)
    }

    private func view(for rects: [CGRect], in place: inout TextHighlightView?) -> TextHighlightView? {
        if place == nil, !rects.isEmpty {
            let view = TextHighlightView(frame: .zero)
            back.addSubview(view)
            place = view
        }
        return place
    }
}
