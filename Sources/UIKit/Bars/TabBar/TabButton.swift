import Foundation

/// One tab: image, title and badge.
final class TabButton: BarItemControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let badge = BadgeView()
    private let indicatorView = UIImageView()
    private var look = TabLook()
    private var stateLook: UITabBarItemStateAppearance?

    init(item: UITabBarItem) {
        self.item = item
        super.init(showing: item)
        imageView.preferredSymbolConfiguration = .inBars
        for view in [indicatorView, imageView, titleLabel, badge] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ look: TabLook, isSelected: Bool) {
        self.look = look
        self.isSelected = isSelected
        isEnabled = item.isEnabled
        let layouts = look.appearance
        let appearance =
            look.isInline
            ? look.isCompactHeight ? layouts?.compactInlineLayoutAppearance : layouts?.inlineLayoutAppearance
            : layouts?.stackedLayoutAppearance
        let stateLook = !item.isEnabled ? appearance?.disabled : isSelected ? appearance?.selected : appearance?.normal
        self.stateLook = stateLook
        let indicator = isSelected ? look.indicator : nil
        indicatorView.image = look.indicatorTint == nil ? indicator : indicator?.withRenderingMode(.alwaysTemplate)
        indicatorView.tintColor = look.indicatorTint
        indicatorView.isHidden = indicator == nil
        let color: UIColor? = isSelected ? look.tint : look.unselected
        let image = isSelected ? item.selectedImage : item.image
        imageView.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        imageView.tintColor = stateLook?.iconColor ?? color
        imageView.isHidden = image == nil || look.hidesImages
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: fontSize, weight: look.isInline ? .regular : .medium),
            .foregroundColor: color ?? .gray,
        ]
        titleLabel.attributedText = NSAttributedString(
            string: item.title ?? "",
            attributes: attributes.merging(
                ofStates(item.titleTextAttributes, appearance: stateLook?.titleTextAttributes)
            ) { $1 }
        )
        badge.show(
            item.badgeValue,
            color: item.badgeColor ?? stateLook?.badgeBackgroundColor ?? .systemRed,
            attributes: ofStates(item.badgeTextAttributes, appearance: stateLook?.badgeTextAttributes),
            titleOffset: stateLook?.badgeTitlePositionAdjustment ?? .zero
        )
        alpha = item.isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    /// The item's attributes, the selected state's over the normal one's, and the bar's appearance over both.
    private func ofStates(
        _ attributes: (UIControl.State) -> [NSAttributedString.Key: Any]?,
        appearance: [NSAttributedString.Key: Any]?
    ) -> [NSAttributedString.Key: Any] {
        let states: [UIControl.State] = isSelected ? [.normal, .selected] : [.normal]
        return (states.map(attributes) + [appearance]).reduce(into: [:]) { $0.merge($1 ?? [:]) { $1 } }
    }

    private var fontSize: CGFloat {
        if look.hidesImages { return 15 }
        return look.isInline ? look.isCompactHeight ? 12 : 13 : 10
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = titleLabel.sizeThatFits(size).width
        let image = imageView.isHidden ? 0 : imageView.sizeThatFits(.zero).width
        return CGSize(
            width: look.isInline ? title + (image > 0 ? image + Self.inlineGap : 0) : title,
            height: size.height
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = traitCollection.displayScale
        let image = imageView.isHidden ? .zero : imageView.sizeThatFits(.zero)
        let title = titleLabel.sizeThatFits(bounds.size)
        if let indicator = indicatorView.image {
            indicatorView.frame = CGRect(
                x: (bounds.width - indicator.size.width) / 2,
                y: (bounds.height - indicator.size.height) / 2,
                width: indicator.size.width,
                height: indicator.size.height
            ).roundedToPixels(scale: scale)
        }
        var offset = item.titlePositionAdjustment
        offset.horizontal += stateLook?.titlePositionAdjustment.horizontal ?? 0
        offset.vertical += stateLook?.titlePositionAdjustment.vertical ?? 0
        let nudge = UIOffset(
            horizontal: (item.imageInsets.left - item.imageInsets.right) / 2,
            vertical: (item.imageInsets.top - item.imageInsets.bottom) / 2
        )
        let imageCenter: CGPoint
        if look.isInline {
            let total = image.width + (image.width > 0 ? Self.inlineGap : 0) + title.width
            let left = (bounds.width - total) / 2
            imageCenter = CGPoint(x: left + image.width / 2, y: bounds.midY)
            titleLabel.frame = CGRect(
                x: left + total - title.width + offset.horizontal,
                y: (bounds.height - title.height) / 2 + offset.vertical,
                width: title.width,
                height: title.height
            ).roundedToPixels(scale: scale)
        } else {
            let rowOffset = (bounds.height - Self.designHeight) / 2
            imageCenter = CGPoint(x: bounds.midX, y: Self.imageCenterY + rowOffset)
            let width = min(title.width, bounds.width)
            // The baseline is 45.3 below the bar's top (looks: tab bar).
            let y = Self.baseline + rowOffset - (titleLabel.font?.ascender ?? title.height)
            titleLabel.frame = CGRect(
                x: (bounds.width - width) / 2 + offset.horizontal,
                y: y + offset.vertical,
                width: width,
                height: title.height
            ).roundedToPixels(scale: scale)
        }
        imageView.frame = CGRect(
            x: imageCenter.x - image.width / 2 + nudge.horizontal,
            y: imageCenter.y - image.height / 2 + nudge.vertical,
            width: image.width,
            height: image.height
        ).roundedToPixels(scale: scale)
        layOutBadge(x: look.isInline ? titleLabel.frame.maxX : imageCenter.x + Self.badgeX)
    }

    private func layOutBadge(x: CGFloat) {
        let badgeSize = badge.sizeThatFits(bounds.size)
        let move = stateLook?.badgePositionAdjustment ?? .zero
        badge.frame = CGRect(
            x: x + move.horizontal,
            y: Self.badgeY + move.vertical,
            width: badgeSize.width,
            height: badgeSize.height
        )
        .roundedToPixels(scale: traitCollection.displayScale)
    }

    private static let inlineGap: CGFloat = 8
    private static let designHeight: CGFloat = 49
    private static let imageCenterY: CGFloat = 18.3
    private static let baseline: CGFloat = 45.3
    private static let badgeX: CGFloat = 10.8
    private static let badgeY: CGFloat = 3
}
