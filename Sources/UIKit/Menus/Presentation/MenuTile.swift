/// One element of an open menu that stands beside others: an image, with a small title below in the medium size.
final class MenuTile: MenuItemControl {
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let mark = UIView()

    /// - Parameter size: Small shows the title only where there is no image.
    init(element: UIMenuElement, size: UIMenu.ElementSize) {
        super.init(element: element)
        let image = shownImage
        mark.isUserInteractionEnabled = false
        mark.backgroundColor = .tertiarySystemFill
        mark.layer.cornerRadius = Self.markRadius
        mark.isHidden = element.menuState == .off
        for view in [mark, imageView, titleLabel] { addSubview(view) }
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
        show(image, in: imageView, textColor)
        titleLabel.text = element.title
        titleLabel.font = .systemFont(ofSize: size == .small ? 17 : 13)
        titleLabel.textColor = textColor
        titleLabel.textAlignment = .center
        titleLabel.isHidden = size == .small && image != nil
        accessibilityLabel = element.title
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.isHidden ? .zero : imageView.image?.size ?? .zero
        let inner = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let title = titleLabel.isHidden ? 0 : titleLabel.sizeThatFits(inner.size).height
        let gap = image.height > 0 && title > 0 ? Self.gap : 0
        let top = bounds.midY - (image.height + gap + title) / 2
        imageView.frame = CGRect(
            x: bounds.midX - image.width / 2,
            y: top,
            width: image.width,
            height: image.height
        ).roundedToPixels(scale: layoutScale)
        titleLabel.frame = CGRect(x: inner.minX, y: top + image.height + gap, width: inner.width, height: title)
            .roundedToPixels(scale: layoutScale)
        mark.frame = inner
    }

    // Lengths in points; not measured.
    private static let symbolSize: CGFloat = 20
    private static let margin: CGFloat = 4
    private static let gap: CGFloat = 4
    private static let markRadius: CGFloat = 8
}

extension MenuSections.Section {
    /// Where the tiles of a section stand in a line or several, in the space of the section, in points.
    ///
    /// A palette is one line, as long as it needs; others go on in another line (BT-25).
    @MainActor
    func tileFrames(width: CGFloat, rowHeight: CGFloat) -> [CGRect] {
        let height = size == .medium ? rowHeight + Self.titleHeight : rowHeight
        let most = isPalette ? elements.count : size == .medium ? Self.mediumCount : Self.smallCount
        let columns = CGFloat(max(1, min(most, elements.count)))
        let tile = max(width / columns, isPalette ? rowHeight : 0)
        return elements.indices.map { index in
            let (line, column) = index.quotientAndRemainder(dividingBy: Int(columns))
            return CGRect(x: CGFloat(column) * tile, y: CGFloat(line) * height, width: tile, height: height)
        }
    }

    /// How many stand in a line, and what a title adds to its height, in points; not measured.
    private static let smallCount = 4
    private static let mediumCount = 3
    private static let titleHeight: CGFloat = 20
}
