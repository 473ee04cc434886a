import Foundation

/// One element of an open menu in a row of its own.
final class MenuRow: MenuItemControl {
    private let metrics: MenuLook
    private let titleX: CGFloat
    private let imageX: CGFloat
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let imageView = UIImageView()
    private let markView = UIImageView()
    private let chevronView = UIImageView()

    /// - Parameter titleLines: How many lines a title may take; 0: as many as it needs.
    init(element: UIMenuElement, metrics: MenuLook, titleX: CGFloat, imageX: CGFloat, titleLines: Int) {
        self.metrics = metrics
        self.titleX = titleX
        self.imageX = imageX
        super.init(element: element)
        for view in [titleLabel, subtitleLabel, imageView, markView, chevronView] { addSubview(view) }
        let color = textColor
        titleLabel.text = element.title
        titleLabel.font = .systemFont(ofSize: 17)
        titleLabel.textColor = color
        titleLabel.numberOfLines = titleLines
        subtitleLabel.text = element.subtitle
        subtitleLabel.font = .systemFont(ofSize: 13)
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.numberOfLines = titleLines
        subtitleLabel.isHidden = element.subtitle == nil
        let mark: String? =
            switch element.menuState {
            case .off: nil
            case .on: "checkmark"
            case .mixed: "minus"
            }
        let small = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
        show(mark.flatMap { UIImage(systemName: $0, withConfiguration: small) }, in: markView, color)
        show(shownImage, in: imageView, color)
        let chevron = UIImage(systemName: "chevron.forward", withConfiguration: small)
        show(element is UIMenu ? chevron : nil, in: chevronView, .secondaryLabel)
    }

    required init?(coder: NSCoder) { nil }

    /// Points.
    var height: CGFloat {
        let row = element.subtitle == nil ? metrics.rowHeight : metrics.tallRowHeight
        guard titleLabel.numberOfLines != 1 else { return row }
        let line = titleLabel.font.lineHeight
        let room = CGSize(width: textWidth(in: metrics.width), height: .greatestFiniteMagnitude)
        var more = max(0, titleLabel.sizeThatFits(room).height - line)
        if element.subtitle != nil {
            more += max(0, subtitleLabel.sizeThatFits(room).height - subtitleLabel.font.lineHeight)
        }
        return row + more.rounded()
    }

    /// What titles may take: up to the image or the chevron, where those stand behind them.
    private func textWidth(in width: CGFloat) -> CGFloat {
        var end = metrics.trailingMargin
        if let image = imageView.image, !metrics.isGlass { end = max(end, imageX + image.size.width / 2 + Self.gap) }
        if let chevron = chevronView.image, metrics.isGlass {
            end = max(end, metrics.chevronX + chevron.size.width / 2 + Self.gap)
        }
        return max(0, width - titleX - end)
    }

    private static let gap: CGFloat = 8

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = traitCollection.displayScale
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func placed(_ frame: CGRect) -> CGRect {
            let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
            return CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height).roundedToPixels(scale: scale)
        }
        func centered(_ view: UIImageView, x: CGFloat) {
            let size = view.image?.size ?? .zero
            view.frame = placed(
                CGRect(x: x - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            )
        }
        centered(markView, x: metrics.markX)
        centered(imageView, x: metrics.isGlass ? imageX : bounds.width - imageX)
        // BT-M22; before iOS 26 it stands where states do.
        centered(chevronView, x: metrics.isGlass ? bounds.width - metrics.chevronX : metrics.markX)
        let width = textWidth(in: bounds.width)
        let title = titleLabel.sizeThatFits(CGSize(width: width, height: bounds.height))
        let firstLine = titleLabel.numberOfLines == 1 ? title.height : titleLabel.font.lineHeight
        let y = (metrics.rowHeight - firstLine) / 2
        titleLabel.frame = placed(CGRect(x: titleX, y: y, width: width, height: title.height))
        let subtitle = subtitleLabel.sizeThatFits(CGSize(width: width, height: bounds.height))
        subtitleLabel.frame = placed(
            CGRect(x: titleX, y: y + title.height + 2.0 / 3, width: width, height: subtitle.height)
        )
    }
}
