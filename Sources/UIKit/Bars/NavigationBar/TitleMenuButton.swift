/// Makes a bar's title a button that opens a menu, with a sign behind it (iOS 16).
final class TitleMenuButton: UIControl {
    private let sign = UIImageView(image: UIImage(systemName: "chevron.down.circle.fill"))
    /// Nil: no button.
    var menu: UIMenu? {
        didSet {
            isHidden = menu?.children.isEmpty ?? true
            sign.isHidden = isHidden
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        sign.isHidden = true
        sign.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
        sign.tintColor = .tertiaryLabel
        addSubview(sign)
    }

    required init?(coder: NSCoder) { nil }

    /// Points behind the title; not measured.
    private static let gap: CGFloat = 4

    /// What the sign adds to the title's width, in points.
    var signWidth: CGFloat { isHidden ? 0 : Self.gap + sign.intrinsicContentSize.width }

    override var naturalAccessibility: NaturalAccessibility { super.naturalAccessibility.adding(.button) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = sign.intrinsicContentSize
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        sign.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - size.width,
            y: (bounds.height - size.height) / 2,
            width: size.width,
            height: size.height
        )
    }

    override func opensMenu(_ trigger: MenuTrigger) -> Bool {
        guard trigger == .touchDown, let menu, !menu.children.isEmpty else { return false }
        MenuOverlay.open(menu, from: self, sender: self)
        return true
    }
}
