/// A part of what is searched for that stands for something, and is shown as one piece before the text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// What the piece stands for; the app's own. Nil by default.
    open var representedObject: Any?
    final let icon: UIImage?
    final let text: String

    /// A piece of a search that stands before the text.
    ///
    /// - Parameter icon: Stands before the text; nil for none.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

/// A token as it is shown.
@MainActor
final class SearchTokenView: UIView {
    let token: UISearchToken
    private let icon = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    /// Points: around the text, between icon and text.
    private static let padding: CGFloat = 6
    private static let spacing: CGFloat = 4
    private static let cornerRadius: CGFloat = 6

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.cornerRadius
        icon.image = token.icon
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .white
        label.text = token.text
        label.textColor = .white
        for view in [icon, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Sets color and font, and gives the width that the token wants.
    func prepare(font: UIFont, color: UIColor, isSelected: Bool) -> CGFloat {
        backgroundColor = isSelected ? color.withAlphaComponent(0.6) : color
        label.font = font
        let text = label.sizeThatFits(.zero).width
        return text + 2 * Self.padding + (token.icon == nil ? 0 : font.lineHeight.rounded() + Self.spacing)
    }

    override func contentSizeDidChange(of subview: UIView) -> Bool { true }
    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = token.icon == nil ? 0 : label.font.lineHeight.rounded()
        let lead = Self.padding + (side > 0 ? side + Self.spacing : 0)
        var image = CGRect(x: Self.padding, y: (bounds.height - side) / 2, width: side, height: side)
        var text = CGRect(x: lead, y: 0, width: max(0, bounds.width - lead - Self.padding), height: bounds.height)
        if isRightToLeft {
            image.origin.x = bounds.width - image.maxX
            text.origin.x = bounds.width - text.maxX
        }
        icon.frame = image
        label.frame = text
    }
}
