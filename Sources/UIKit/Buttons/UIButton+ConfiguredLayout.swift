extension UIButton {
    /// The parts' sizes where titles may take at most a width; nil is no limit.
    private func configuredLayout(width: CGFloat?) -> ConfiguredButtonLayout? {
        guard let configuration else { return nil }
        var layout = ConfiguredButtonLayout()
        layout.imagePlacement = configuration.imagePlacement
        layout.imagePadding = configuration.imagePadding
        layout.titlePadding = configuration.titlePadding
        if let indicator = parts.activityIndicator {
            layout.image = indicator.intrinsicContentSize
        } else if let image = configuredImage {
            layout.image = image.size
            if image.isSymbolImage {
                layout.image.height = symbolHeight(of: image)
                layout.imageOverhang = (image.size.height - layout.image.height) / 2
            }
            layout.image.width = max(layout.image.width, configuration.imageReservation)
        }
        if showsIndicator { layout.indicator = parts.indicatorView?.image?.size ?? .zero }
        let insets = configuration.contentInsets
        let limit = width.map { max(0, $0 - insets.leading - insets.trailing - layout.widthBesideTitles) }
        if let label = parts.titleLabel, !label.isHidden {
            layout.title = label.textSize(width: limit ?? UILabel.unlimited, numberOfLines: label.numberOfLines)
        }
        if let label = parts.subtitleLabel, !label.isHidden {
            layout.subtitle = label.textSize(width: limit ?? UILabel.unlimited, numberOfLines: label.numberOfLines)
        }
        return layout
    }

    /// What a symbol counts for, in points: it lies around the title's line, however high it is (BT-M19); alone it makes
    /// a button of 34 points with the body font (IB-31). A symbol of a size of its own counts for that.
    private func symbolHeight(of image: UIImage) -> CGFloat {
        let look = image.symbolConfiguration?.look
        let size = look.map { SymbolDrawing.unscaledPointSize(of: $0, traits: traitCollection) }
        return (size ?? configuredTitleFont.pointSize) * 20 / 17
    }

    func configuredContentSize(fitting width: CGFloat?) -> CGSize {
        guard let configuration, let layout = configuredLayout(width: width) else { return .zero }
        let insets = configuration.contentInsets
        var group = layout.group
        if group.height == 0 { group.height = configuredTitleFont.lineHeight.ceiledToPixel(scale: layoutScale) }
        return CGSize(
            width: group.width + insets.leading + insets.trailing,
            height: group.height + insets.top + insets.bottom
        )
    }

    func layOutConfiguration() {
        guard let configuration, let layout = configuredLayout(width: bounds.width) else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frames = frames(of: layout, in: bounds)
        parts.backgroundHost?.frame = bounds
        parts.backgroundHost?.contentView.frame = bounds
        parts.titleLabel?.frame = frames.title
        parts.subtitleLabel?.frame = frames.subtitle
        parts.imageView?.frame = frames.image.insetBy(dx: 0, dy: -layout.imageOverhang)
        parts.activityIndicator?.frame = frames.image
        parts.indicatorView?.frame = frames.indicator
        guard let background = parts.backgroundView else { return }
        background.frame = bounds.inset(
            by: configuration.background.backgroundInsets.insets(isRightToLeft: isRightToLeft)
        )
        background.effectiveCornerRadius = configuration.cornerStyle.radius(
            height: background.bounds.height,
            backgroundRadius: configuration.background.cornerRadius
        )
    }

    private func frames(of layout: ConfiguredButtonLayout, in bounds: CGRect) -> ConfiguredButtonLayout.Frames {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = configuration?.contentInsets ?? .zero
        return layout.frames(
            in: bounds.inset(by: insets.insets(isRightToLeft: isRightToLeft)),
            horizontal: effectiveContentHorizontalAlignment,
            vertical: contentVerticalAlignment,
            titleShift: titleShift,
            isRightToLeft: isRightToLeft,
            scale: layoutScale
        )
    }

    /// Where title and subtitle of different widths stand to each other.
    private var titleShift: CGFloat {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch configuration?.titleAlignment ?? .automatic {
        case .center: 0.5
        case .leading: isRightToLeft ? 1 : 0
        case .trailing: isRightToLeft ? 0 : 1
        case .automatic:
            switch effectiveContentHorizontalAlignment {
            case .right, .trailing: 1
            case .left, .leading, .fill: 0
            case .center: isRightToLeft ? 1 : 0
            }
        }
    }

    func configuredBaseline(in size: CGSize, isFirst: Bool) -> CGFloat? {
        guard let label = parts.titleLabel, let layout = configuredLayout(width: size.width) else { return nil }
        let title = frames(of: layout, in: CGRect(origin: .zero, size: size)).title
        let baseline = isFirst ? label.firstBaseline(in: title.size) : label.lastBaseline(in: title.size)
        return baseline.map { isFirst ? title.minY + $0 : size.height - title.maxY + $0 }
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets by sides of the screen.
    func insets(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top,
            left: isRightToLeft ? trailing : leading,
            bottom: bottom,
            right: isRightToLeft ? leading : trailing
        )
    }
}
