import Foundation

/// The button that leads back: a chevron and the title of the item before (BR-12, BR-22).
final class BackButtonView: UIControl {
    let titleLabel = UILabel()
    private let chevron = UIImageView()
    private var isGlass = false
    /// Points by which the words are moved.
    var titleOffset = UIOffset.zero { didSet { if titleOffset != oldValue { setNeedsLayout() } } }
    private let glass = GlassView(isProminent: false)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [glass, chevron, titleLabel] { addSubview(view) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// - Parameter image: An app's own indicator; nil: the system's chevron.
    func show(title: String, attributes: [NSAttributedString.Key: Any], image: UIImage?, isGlass: Bool) {
        self.isGlass = isGlass
        glass.isHidden = !isGlass
        titleLabel.isHidden = isGlass || title.isEmpty
        titleLabel.attributedText = NSAttributedString(string: title, attributes: attributes)
        chevron.image = (image ?? Self.chevronImage).withRenderingMode(.alwaysTemplate)
        chevron.tintColor = attributes[.foregroundColor] as? UIColor
        accessibilityTitle = title
        setNeedsLayout()
    }

    /// What the button says, also where only the chevron is seen.
    private(set) var accessibilityTitle = ""

    override var naturalAccessibility: NaturalAccessibility {
        super.naturalAccessibility.adding(.button, label: accessibilityTitle.isEmpty ? "Back" : accessibilityTitle)
    }

    /// Two strokes at 45° (looks: navigation bar).
    private static var chevronImage: UIImage {
        let size = BackButtonLook.current.chevron.size
        let width: CGFloat = 2.6
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: size.width - width / 2, y: width / 2))
            path.addLine(to: CGPoint(x: width / 2, y: size.height / 2))
            path.addLine(to: CGPoint(x: size.width - width / 2, y: size.height - width / 2))
            path.lineWidth = width
            path.lineCapStyle = .round
            path.lineJoinStyle = .miter
            UIColor.black.setStroke()
            path.stroke()
        }
    }

    /// Points from the screen's edge to the chevron.
    private var chevronX: CGFloat { beyond + BackButtonLook.current.chevronX }
    /// Points from the screen's edge to the title.
    private var titleX: CGFloat { beyond + BackButtonLook.current.titleX }
    /// What wide bars add to both: their items stand further in (looks: a pad of iOS 11).
    private var beyond: CGFloat {
        let margin = BarMetrics(traits: traitCollection).sideMargin(width: superview?.bounds.width ?? 0)
        return max(0, margin - Self.narrowMargin)
    }
    private static let narrowMargin: CGFloat = 16

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isGlass { return CGSize(width: BarItemRow.platter, height: size.height) }
        guard !titleLabel.isHidden else {
            return CGSize(width: chevronX + (chevron.image?.size.width ?? 0), height: size.height)
        }
        return CGSize(width: titleX + titleLabel.sizeThatFits(size).width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = traitCollection.displayScale
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        let mark = chevron.image?.size ?? .zero
        if isGlass {
            glass.frame = CGRect(
                x: 0,
                y: (bounds.height - BarItemRow.platter) / 2,
                width: bounds.width,
                height: BarItemRow.platter
            )
            chevron.center = CGPoint(x: bounds.midX - 1, y: bounds.midY)
            chevron.bounds.size = mark
            return
        }
        func placed(_ x: CGFloat, _ size: CGSize) -> CGRect {
            let left = isRightToLeft ? bounds.width - x - size.width : x
            return CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
                .roundedToPixels(scale: scale)
        }
        let markFrame = placed(chevronX, mark)
        chevron.center = CGPoint(x: markFrame.midX, y: markFrame.midY)
        chevron.bounds.size = mark
        var text = titleLabel.sizeThatFits(bounds.size)
        text.width = min(text.width, max(0, bounds.width - titleX))
        titleLabel.frame = placed(titleX, text)
            .offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    }

    override func controlStateDidChange() {
        super.controlStateDidChange()
        alpha = isHighlighted ? 0.2 : 1
    }
}
