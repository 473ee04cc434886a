/// Boxes behind the text, usually of its tint.
@MainActor
final class TextHighlightView: UIView, UITextSelectionHighlightView {
    private var boxes: [ControlPart] = []
    /// The share of the tint color in a selection's highlight.
    static let selectionAlpha: CGFloat = 0.2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    var selectionRects: [UITextSelectionRect] = [] {
        didSet { showSelection() }
    }

    /// Shows boxes of the tint in the view's own space.
    func show(_ rects: [CGRect], alpha: CGFloat) {
        let color = tintColor.withAlphaComponent(alpha)
        show(rects) { part, rect, _ in part.show(color, frame: rect, radius: 0) }
    }

    /// Shows boxes that each look their own way.
    func show(_ rects: [CGRect], _ look: (ControlPart, CGRect, Int) -> Void) {
        while boxes.count < rects.count {
            let box = ControlPart(frame: .zero)
            addSubview(box)
            boxes.append(box)
        }
        for (index, box) in boxes.enumerated() {
            box.isHidden = index >= rects.count
            if index < rects.count { look(box, rects[index], index) }
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if !selectionRects.isEmpty { showSelection() }
    }

    private func showSelection() { show(selectionRects.map(\.rect), alpha: Self.selectionAlpha) }
}
