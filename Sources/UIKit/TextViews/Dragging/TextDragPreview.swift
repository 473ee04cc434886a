import Foundation

/// Pictures of characters that are dragged.
@MainActor
enum TextDragPreview {
    /// Of the lines of a range, where they are; nil where nothing of them is laid out.
    ///
    /// - Parameter stripsColor: Whether the characters have the label color instead of their own.
    static func make(
        of range: NSRange,
        in host: any TextEditing,
        stripsColor: Bool
    ) -> UITargetedDragPreview? {
        let boxes = host.placedText.rects(of: range)
        guard let first = boxes.first else { return nil }
        let frame = boxes.reduce(first) { $0.union($1) }
        let text = NSMutableAttributedString(attributedString: host.editable.storage.snapshot(of: range))
        if stripsColor {
            text.addAttribute(
                .foregroundColor,
                value: UIColor.label,
                range: NSRange(location: 0, length: text.length)
            )
        }
        let label = UILabel(frame: frame)
        label.numberOfLines = 0
        label.attributedText = text
        label.backgroundColor = .systemBackground
        label.layer.cornerRadius = 4
        let target = UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY))
        return UITargetedDragPreview(view: label, parameters: UIDragPreviewParameters(), target: target)
    }
}
