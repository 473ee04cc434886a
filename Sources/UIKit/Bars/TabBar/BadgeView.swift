import Foundation

/// A tab's red circle with a number.
final class BadgeView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var titleOffset = UIOffset.zero

    func show(
        _ text: String?,
        color: UIColor,
        attributes: [NSAttributedString.Key: Any],
        titleOffset: UIOffset = .zero
    ) {
        self.titleOffset = titleOffset
        setNeedsLayout()
        isHidden = text == nil
        backgroundColor = color
        let base: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
        ]
        label.attributedText = NSAttributedString(string: text ?? "", attributes: base.merging(attributes) { $1 })
    }

    /// Points across.
    private static let diameter: CGFloat = 18
    private static let padding: CGFloat = 10

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(Self.diameter, label.sizeThatFits(size).width + Self.padding), height: Self.diameter)
    }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        let size = label.sizeThatFits(bounds.size)
        label.frame = CGRect(
            x: (bounds.width - size.width) / 2 + titleOffset.horizontal,
            y: (bounds.height - size.height) / 2 + titleOffset.vertical,
            width: size.width,
            height: size.height
        ).roundedToPixels(scale: traitCollection.displayScale)
    }
}
